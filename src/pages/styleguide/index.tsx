import type {ComponentType} from 'react';
import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import PageTitle from '@site/src/ui/PageTitle';
import Section from '@site/src/ui/Section';
import {sheep} from '@site/src/data/pictures/guide';
import Boxes from './_sections/Boxes';
import Buttons from './_sections/Buttons';
import Colours from './_sections/Colours';
import DayAndNight from './_sections/DayAndNight';
import Icons from './_sections/Icons';
import Shapes from './_sections/Shapes';
import Type from './_sections/Type';
import styles from './_sections/section.module.css';

interface SectionOfPieces {
  title: string;
  id: string;
  Piece: ComponentType;
  /** True where it shows day and night by itself. */
  isBoth?: boolean;
  /** True where day and night stand below each other on a tablet, each in the width of the page. */
  isWide?: boolean;
  /** True for each second one, on the darker ground. */
  isDeep?: boolean;
}

const sections: SectionOfPieces[] = [
  {title: 'colors', id: 'colors', Piece: Colours, isBoth: true},
  {title: 'type', id: 'type', Piece: Type, isDeep: true},
  {title: 'space and shapes', id: 'shapes', Piece: Shapes, isBoth: true},
  {title: 'buttons', id: 'buttons', Piece: Buttons, isDeep: true, isWide: true},
  {title: 'icons', id: 'icons', Piece: Icons, isBoth: true},
  {title: 'boxes', id: 'boxes', Piece: Boxes, isDeep: true},
];

/** The pieces of the site by day and by night, for whoever designs a page. Not indexed. */
export default function Styleguide() {
  return (
    <Layout title="Styleguide" description="The pieces this site is made of, by day and by night.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <PageTitle title="styleguide" picture={sheep}>
          <p>
            The pieces this site is made of, by day and by night. Change a token in{' '}
            <code>src/css/tokens.css</code>, then look here.
          </p>
          <nav aria-label="on this page" className={styles.jumps}>
            {sections.map(({title, id}) => (
              <a key={id} href={`#${id}`} className={styles.jump}>
                ↓ {title}
              </a>
            ))}
          </nav>
        </PageTitle>
        {sections.map(({title, id, Piece, isBoth, isDeep, isWide}) => (
          <Section key={title} id={id} title={title} ground={isDeep ? 'deep' : 'wool'}>
            {isBoth ? <Piece /> : <DayAndNight day={<Piece />} night={<Piece />} isWide={isWide} />}
          </Section>
        ))}
      </main>
    </Layout>
  );
}
