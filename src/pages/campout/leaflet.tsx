import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {PackSheet, WaySheet} from '@site/src/features/campout';
import {QrCode} from '@site/src/features/guide';
import PillButton from '@site/src/ui/PillButton';
import Section from '@site/src/ui/Section';
import {site} from '@site/src/config/site';
import {inShort, posterDays} from '@site/src/data/campout';
import {mapPlaces, onTheLeaflet} from '@site/src/data/expectations';
import {bring, leaveAtHome} from '@site/src/data/packing';
import {wayUp} from '@site/src/data/pictures/campout';
import {siteMap} from '@site/src/data/pictures/map';
import {season} from '@site/src/data/season';
import {datesWithYear, shortDates} from '@site/src/text/dates';
import styles from './_leaflet.module.css';

const {name, town, county, hoursFromSanFrancisco} = season.place;

/** Two sheets for the fridge: the campout without a phone. */
export default function Leaflet() {
  return (
    <Layout title="Leaflet" description={`For the fridge. ${inShort}`}>
      <Head>
        {/* The same facts as on the pages that one finds. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.leaflet}>
        <Section ground="deep">
          <header className={styles.head}>
            <div>
              <h1>for the fridge</h1>
              <p>The campout on two sheets: when, how to get there, what to pack, and the map.</p>
            </div>
            <div className="needs-script">
              <PillButton look="solid" onClick={() => window.print()}>
                print two sheets
              </PillButton>
            </div>
          </header>
          <div className={styles.sheets}>
            <WaySheet
              title={datesWithYear(season)}
              place={`the BAAAHS campout: ${name}, ${town.replace(' ', '\u00a0')}, ${county}`}
              picture={wayUp}
              days={posterDays}
              words={onTheLeaflet.way}
              far={`About ${hoursFromSanFrancisco} hours’ drive from San Francisco.`}
              ask={site.campoutMail}
              mapUrl={season.place.mapUrl}
              code={<QrCode text={season.place.mapUrl} label="the way on a map" />}
            />
            <PackSheet
              running={`the BAAAHS campout, ${shortDates(season)}`}
              bring={bring}
              leaveAtHome={leaveAtHome}
              words={onTheLeaflet.pack}
              map={siteMap}
              places={mapPlaces}
            />
          </div>
        </Section>
      </main>
    </Layout>
  );
}
