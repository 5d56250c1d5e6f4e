import type {ComponentProps, ComponentType} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {crews, kitCrews} from '../../model/crews';
import {useCrew} from '../../edition/edition';
import HeadingWords from '../../edition/CrewHeading/HeadingWords';
import CrewLetter from '../../edition/CrewLetter';
import PrintHeader from '../../edition/PrintHeader';
import styles from './styles.module.css';

/** Stands where the guide has its picker: the kit's own chooser is at the top of the page. */
function EditionName() {
  const shown = useCrew();
  const crew = crews.find(({id}) => id === shown);
  return (
    <div className={styles.guide}>
      <h2 className={styles.edition}>
        {crew ? <CrewLetter crew={crew.id}>{crew.edition}</CrewLetter> : 'Setup Guide, all crews'}
      </h2>
      <PrintHeader />
    </div>
  );
}

/** Tells the build that an id is there. */
function useAnchor(id?: string) {
  useBrokenLinks().collectAnchor(id);
  return id;
}

/** A crew's id belongs to its kit on this page, so that its link leads to the top of that. */
function SectionHeading({id, children, ...rest}: ComponentProps<'h2'>) {
  const taken = kitCrews.some((crew) => crew.id === id);
  return (
    <h2 id={useAnchor(taken ? undefined : id)} {...rest}>
      <HeadingWords id={id}>{children}</HeadingWords>
    </h2>
  );
}

/** The theme's headings have a link to themselves, which paper has no use for. */
function Subheading({id, ...rest}: ComponentProps<'h3'>) {
  return <h3 id={useAnchor(id)} {...rest} />;
}

/** In print nobody comes back. */
const Nothing = () => null;

const components = {EditionPicker: EditionName, GoOn: Nothing, h2: SectionHeading, h3: Subheading};

/**
 * The chosen edition of the guide at the end of a kit, so that one print gives both.
 * @param guide the guide's own text: what index.mdx exports
 */
export default function KitGuide({
  guide: Guide,
}: {
  guide: ComponentType<{components?: typeof components}>;
}) {
  return <Guide components={components} />;
}
