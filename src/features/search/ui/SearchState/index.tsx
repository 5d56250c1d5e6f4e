import type {Answer} from '../../engine/engine';
import type {Loading} from '../useEngine';
import PillButton from '../../../../ui/PillButton';
import SearchHelp, {type Help} from '../SearchHelp';
import styles from './styles.module.css';

interface Props {
  loading: Loading;
  typed: string;
  /** What was found; nothing before something is typed. */
  answer?: Answer;
  help: Help;
  onRetry: () => void;
}

const FAILED =
  process.env.NODE_ENV === 'development'
    ? 'The search needs the built site: it reads the finished pages. Run npm run site to try it.'
    : 'The search could not be loaded. Is there a signal?';

/** What stands where results would: how to ask, that it is loading, or what to do instead. */
export default function SearchState({loading, typed, answer, help, onRetry}: Props) {
  if (loading.state === 'failed') {
    return (
      <div className={styles.state}>
        <p role="alert">{FAILED}</p>
        <p>
          <PillButton onClick={onRetry}>try again</PillButton>
        </p>
        <p>Or look here:</p>
        <SearchHelp {...help} />
      </div>
    );
  }
  // Who has asked nothing yet is not waiting: what stands below does not move as the search arrives.
  if (loading.state === 'loading' && typed) {
    return (
      <div className={styles.state}>
        <p role="status">loading the search …</p>
      </div>
    );
  }
  if (answer) {
    return (
      <div className={styles.state}>
        <p>Codes are found whole, as they stand on the label. Try fewer words, or look here:</p>
        <SearchHelp {...help} />
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <p>
        Look for a panel or a strut (<b>17DEF</b>, <b>R5P</b>), a size (<b>3/8"</b>), a DJ, or any
        word. Or look here:
      </p>
      <SearchHelp {...help} />
    </div>
  );
}
