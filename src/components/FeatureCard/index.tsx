import SiteLink from '../SiteLink';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  subtitle: string;
  img: PictureData;
  /** A page of this site; the whole card leads there. */
  link?: string;
}

/** A picture with a heading and a few lines. With a link the heading is it. */
export default function FeatureCard({title, subtitle, img, link}: Props) {
  return (
    <article className={styles.card} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes="(min-width: 900px) 390px, 340px" />
      </div>
      <div className={styles.text}>
        <h3>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
        <p>{subtitle}</p>
      </div>
    </article>
  );
}
