import {counted} from '@site/src/text/counted';
import AskFirst from '../../../../ui/AskFirst';

/** Takes ticks back, after asking once. */
export default function ClearTicks({count, onClear}: {count: number; onClear: () => void}) {
  return <AskFirst what={`clear ${counted(count, 'tick')}`} keep="keep them" onYes={onClear} />;
}
