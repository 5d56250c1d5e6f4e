import type {ComponentType} from 'react';
import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import PageTitle from '@site/src/ui/PageTitle';
import Section from '@site/src/ui/Section';
import Boxes from './_sections/Boxes';
import Buttons from './_sections/Buttons';
import Colours from './_sections/Colours';
import DayAndNight from './_sections/DayAndNight';
import Icons from './_sections/Icons';
import Shapes from './_sections/Shapes';
import Type from './_sections/Type';

interface SectionOfPieces {
  title: string;
  id?: string;
  Piece: ComponentType;
  /** True where it shows day and night by itself. */
  isBoth?: boolean;
  /** True for each second one, on the darker ground. */
  isDeep?: boolean;
}

const sections: SectionOfPieces[] = [
  {title: 'colors', Piece: Colours, isBoth: true},
  {title: 'type', id: 'type', Piece: Type, isDeep: true},
  {title: 'space and shapes', Piece: Shapes, isBoth: true},
  {title: 'buttons', Piece: Buttons, isDeep: true},
  {title: 'icons', Piece: Icons, isBoth: true},
  {title: 'boxes', Piece: Boxes, isDeep: true},
];

/** The pieces of the site by day and by night, for whoever designs a page. Not indexed. */
export default function Styleguide() {
  return (
    <Layout title="Styleguide" description="The pieces this site is made of, by day and by night.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <PageTitle title="styleguide">
          <p>
            The pieces this site is made of, by day and by night. Change a token in{' '}
            <code>src/css/tokens.css</code>, then look here.
          </p>
        </PageTitle>
        {sections.map(({title, id, Piece, isBoth, isDeep}) => (
          <Section key={title} id={id} title={title} ground={isDeep ? 'deep' : 'wool'}>
            {isBoth ? <Piece /> : <DayAndNight day={<Piece />} night={<Piece />} />}
          </Section>
        ))}
      </main>
    </Layout>
  );
}
