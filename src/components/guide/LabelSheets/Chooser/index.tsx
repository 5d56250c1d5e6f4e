import {useId} from 'react';
import {counted} from '@site/src/lib/counted';
import {kitCrews} from '@site/src/lib/guide/kitCrews';
import {LONGEST, type LabelChoice} from '@site/src/lib/guide/labels/choice';
import PillButton from '../../../PillButton';
import PillChoice from '../../../PillChoice';
import {sheetsFor} from '../sheets';
import styles from './styles.module.css';

interface Props {
  choice: LabelChoice;
  sections: readonly string[];
  /** How many labels are chosen. */
  count: number;
  /** What was typed but is no panel's name. */
  unknown: readonly string[];
  onChoose: (part: Partial<LabelChoice>) => void;
}

/** So many unknown names are repeated; whoever pastes a letter knows by then. */
const NAMED = 12;

/** Names that are unknown, in a line; what is longer than any name is cut. */
function unknownText(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `“${name.slice(0, 16)}”`);
  const more = names.length - named.length;
  return `No panel is called ${named.join(', ')}${more > 0 ? `, nor ${more} more` : ''}.`;
}

/** Chooses whose labels are printed: by crew, by section of the sheep, by name. */
export default function Chooser({choice, sections, count, unknown, onChoose}: Props) {
  const id = useId();
  return (
    <div className={styles.chooser} data-label-chooser>
      <PillChoice
        legend="crew"
        options={kitCrews.map((crew) => ({value: crew.id, label: crew.name, colour: crew.colour}))}
        chosen={choice.crews}
        onChoose={(crews) => onChoose({crews})}
      />
      <PillChoice
        legend="section"
        options={sections.map((section) => ({value: section, label: section}))}
        chosen={choice.sections}
        onChoose={(chosen) => onChoose({sections: chosen})}
      />
      <div className={styles.names}>
        <label htmlFor={id}>panels by name</label>
        <input
          id={id}
          type="text"
          placeholder="17D, 18 D, r5p"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          value={choice.typed}
          onChange={(event) => onChoose({typed: event.target.value})}
        />
        <p role="status">{unknown.length > 0 && unknownText(unknown)}</p>
      </div>
      <div className={styles.result}>
        <p role="status" data-count>
          {count === 0
            ? 'Nothing is chosen yet.'
            : `${counted(count, 'label')} on ${counted(sheetsFor(count), 'sheet')}`}
        </p>
        {count > 0 && (
          <PillButton look="solid" onClick={() => window.print()}>
            print
          </PillButton>
        )}
      </div>
    </div>
  );
}
