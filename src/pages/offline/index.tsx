import Layout from '@theme/Layout';
import {Installing, Kept, Losing, OnDevice} from '@site/src/features/offline';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import SunlightSwitch from '@site/src/shell/SunlightSwitch';
import {offline} from '@site/src/data/offline';
import {cover} from '@site/src/data/pictures/offline';

const {title, intro, withoutScript, sunlight, kept, leftOut, losing, installing} = offline;

/** Ready for the playa: whether the site is saved on this device, and how to keep it there. */
export default function Offline() {
  return (
    <Layout title="Ready for the playa" description={intro}>
      <main>
        <PageHero title={title} picture={cover} pale>
          <p>{intro}</p>
        </PageHero>
        <div className="screen-only">
          <Section title="on this device">
            <OnDevice withoutScript={withoutScript} sunlight={sunlight}>
              <SunlightSwitch />
            </OnDevice>
          </Section>
        </div>
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
