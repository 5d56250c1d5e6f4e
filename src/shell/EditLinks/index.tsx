import styles from './styles.module.css';

interface Props {
  /** The files that hold a page's words: what is in each, and where the code host opens it. */
  files: {what: string; href: string}[];
  /** True to show them at once. */
  open: boolean;
  onForget: () => void;
}

/** The ways to the files of a page, at the lower edge, for those who asked for them. */
export default function EditLinks({files, open, onForget}: Props) {
  return (
    <details className={styles.edit} open={open} data-interface>
      <summary>change this page</summary>
      <ul className={styles.files}>
        {files.map(({what, href}) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {what}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={onForget}>
            hide this on my device
          </button>
        </li>
      </ul>
    </details>
  );
}
