import SiteLink from '../SiteLink';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  subtitle: string;
  img: PictureData;
  link?: string;
}

/** A picture beside its words; every other row has the picture on the other side. */
export default function FeatureRow({title, subtitle, img, link}: Props) {
  return (
    <article className={styles.row} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes="(min-width: 900px) 640px, 100vw" />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{subtitle}</p>
        {link && (
          <p>
            <SiteLink href={link}>more about {title}</SiteLink>
          </p>
        )}
      </div>
    </article>
  );
}
