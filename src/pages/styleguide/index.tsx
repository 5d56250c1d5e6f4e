import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import PageTitle from '@site/src/ui/PageTitle';
import Boxes from './_sections/Boxes';
import Buttons from './_sections/Buttons';
import Cards from './_sections/Cards';
import Colours from './_sections/Colours';
import Icons from './_sections/Icons';
import Shapes from './_sections/Shapes';
import Type from './_sections/Type';

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
        <Colours />
        <Type />
        <Shapes />
        <Buttons />
        <Icons />
        <Cards />
        <Boxes />
      </main>
    </Layout>
  );
}
