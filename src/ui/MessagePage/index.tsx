import type {ReactNode} from 'react';
import Button from '../Button';
import MessageLayout from '../MessageLayout';
import type {PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** '404' or 'TBD'. */
  code: string;
  children: ReactNode;
  /** What the picture tells of it. */
  meanwhile?: string;
  picture: PictureData;
}

/** A page that says that there is nothing here (yet), with a way home. */
export default function MessagePage({code, children, meanwhile, picture}: Props) {
  return (
    <div className={styles.page}>
      <MessageLayout picture={picture} className={styles.text}>
        <h1>{code}</h1>
        <p>{children}</p>
        {meanwhile && <p>{meanwhile}</p>}
        <Button href="/">Back home</Button>
      </MessageLayout>
    </div>
  );
}
