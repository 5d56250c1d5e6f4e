import type {Feature} from '@site/src/data/schema';
import MoreLink from '../MoreLink';

/** What a feature says under its heading, and the way on where it has one. */
export default function FeatureWords({title, subtitle, link, more}: Omit<Feature, 'img'>) {
  return (
    <>
      <p>{subtitle}</p>
      {link && (
        <p>
          <MoreLink href={link} title={title} more={more} />
        </p>
      )}
    </>
  );
}
