import {counted} from '@site/src/text/counted';
import styles from './styles.module.css';

interface Props {
  files: {url: string; why?: string}[];
}

/** What is missing, by address, and why where that is known. Nothing when nothing is missing. */
export default function FileNames({files}: Props) {
  if (files.length === 0) return null;
  return (
    <details className={styles.names} open={files.length < 12}>
      <summary>{`missing: ${counted(files.length, 'file')}`}</summary>
      <ul>
        {files.map(({url, why}) => (
          <li key={url}>
            {url}
            {why && <span> ({why})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
