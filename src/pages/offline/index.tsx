import Layout from '@theme/Layout';
import DeviceState from '@site/src/components/DeviceState';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import SunlightSwitch from '@site/src/components/SunlightSwitch';
import {offline} from '@site/src/data/offline';
import {cover} from '@site/src/data/pictures/errors';
import Installing from './_components/Installing';
import Kept from './_components/Kept';
import Losing from './_components/Losing';

const {title, intro, withoutScript, kept, leftOut, losing, installing} = offline;

/** Ready for the playa: whether the site is saved on this device, and how to keep it there. */
export default function Offline() {
  return (
    <Layout title="Ready for the playa" description={intro}>
      <main>
        <PageHero title={title} picture={cover}>
          <p>{intro}</p>
        </PageHero>
        <Section title="on this device">
          <SunlightSwitch />
          <DeviceState withoutScript={withoutScript} />
        </Section>
        <Section ground="deep">
          <Kept kept={kept} leftOut={leftOut} />
        </Section>
        <Section title="put it on the home screen">
          <Installing ways={installing} />
        </Section>
        <Section title="what can delete it" ground="deep">
          <Losing ways={losing} />
        </Section>
      </main>
    </Layout>
  );
}
