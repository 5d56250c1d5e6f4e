import Camera from '../../../handover/Handover/Camera';
import PasteCode from '../../../handover/Handover/PasteCode';
import PlaceSwitch from '../../../edition/PlaceSwitch';
import PillButton from '@site/src/ui/PillButton';
import SiteLink from '@site/src/ui/SiteLink';
import {placeNames} from '../../../model/names';
import {boardFor} from '../../../handover/line/words';
import type {useDesk} from '../../useDesk';
import styles from './styles.module.css';

type Props = Pick<
  ReturnType<typeof useDesk>,
  'arrivals' | 'news' | 'canTakeBack' | 'take' | 'takeOwn' | 'takeBack'
>;

/** The ways onto the board, and what the last code has changed. */
export default function Intake({arrivals, news, canTakeBack, take, takeOwn, takeBack}: Props) {
  const elsewhere = news?.elsewhere;
  return (
    <section className={styles.intake}>
      <h2 className={styles.title}>take a code</h2>
      <div className={styles.ways}>
        <Camera onText={take} />
        <PillButton onClick={takeOwn}>this device’s ticks</PillButton>
        <PlaceSwitch />
      </div>
      <details className={styles.paste}>
        <summary>paste a code instead</summary>
        {/* An empty board says it in its first step. */}
        {arrivals.length > 0 && (
          <p className={styles.how}>
            A crew’s code is on the phone of its lead: in the setup guide, under “hand over or take
            over ticks”. Later codes of a crew join what is here: no tick is ever lost.
          </p>
        )}
        <PasteCode onText={take} />
      </details>
      <p role="status" className={styles.news} data-news>
        {news?.words}
      </p>
      {canTakeBack && <PillButton onClick={takeBack}>take that back</PillButton>}
      {elsewhere && (
        <SiteLink className={styles.elsewhere} href={boardFor(elsewhere)}>
          put it on the {placeNames[elsewhere.place]} board
        </SiteLink>
      )}
    </section>
  );
}
