import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import PageTitle from '@site/src/components/PageTitle';
import Boxes from './_components/Boxes';
import Buttons from './_components/Buttons';
import Cards from './_components/Cards';
import Colours from './_components/Colours';
import Icons from './_components/Icons';
import Shapes from './_components/Shapes';
import Type from './_components/Type';

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
