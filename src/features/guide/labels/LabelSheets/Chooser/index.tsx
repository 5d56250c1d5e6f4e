import {useId} from 'react';
import clsx from 'clsx';
import {counted} from '@site/src/text/counted';
import {findStrut} from '../../../model/findStrut';
import CrewLetter from '../../../edition/CrewLetter';
import CrewWord from '../../../edition/CrewWord';
import {kitCrews} from '../../../model/crews';
import {LONGEST, type LabelChoice} from '../../choice';
import type {StrutGroup} from '../../../model/types';
import PillButton from '../../../../../ui/PillButton';
import Choice from '../../../../../ui/Choice';
import Panel from '../../../panels/Panel';
import {noLabels} from '../../noLabels';
import {sheetsFor} from '../sheets';
import styles from './styles.module.css';

interface Props {
  /** What is said of it first. */
  how: string;
  choice: LabelChoice;
  sections: readonly string[];
  /** How many labels are chosen. */
  count: number;
  /** What was typed but is no panel's name. */
  unknown: readonly string[];
  /** All of the year's struts, which are no panels. */
  struts: readonly StrutGroup[];
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

/** What was typed and has no label: struts, each with a link to what it is, and what nobody knows. */
function Unknown({names, struts}: {names: readonly string[]; struts: readonly StrutGroup[]}) {
  const strutOf = (typed: string) => findStrut(typed, struts, [])?.name ?? '';
  const named = [...new Set(names.map(strutOf))].filter(Boolean);
  const rest = names.filter((name) => !strutOf(name));
  return (
    <>
      {named.map((name) => (
        <p key={name}>
          <Panel name={name} strut large /> is a strut. Only panels have these labels.
        </p>
      ))}
      {rest.length > 0 && <p>{unknownText(rest)}</p>}
    </>
  );
}

/** Chooses whose labels are printed: by crew, by section of the sheep, by name. */
export default function Chooser(props: Props) {
  const {how, choice, sections, count, unknown, struts, onChoose} = props;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.chooser}
      data-label-chooser
      data-interface
    >
      {/* No heading: where no script runs it would be over nothing. */}
      <p id={`${id}-title`} className={styles.title}>
        choose panels
      </p>
      <p>{how}</p>
      <Choice
        legend="crew"
        options={kitCrews.map(({id: crew, name}) => ({
          value: crew,
          label: (
            <CrewLetter crew={crew}>
              <CrewWord name={name} />
            </CrewLetter>
          ),
        }))}
        chosen={choice.crews}
        onChoose={(crews) => onChoose({crews})}
      />
      <Choice
        legend="section"
        columns
        options={sections.map((section) => ({value: section, label: section}))}
        chosen={choice.sections}
        onChoose={(chosen) => onChoose({sections: chosen})}
      />
      <div>
        <label htmlFor={id}>panels by name</label>
        <input
          id={id}
          type="text"
          placeholder="17D, 18D, R5P"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          value={choice.typed}
          onChange={(event) => onChoose({typed: event.target.value})}
        />
        <div role="status" className={styles.unknown}>
          <Unknown names={unknown} struts={struts} />
        </div>
      </div>
      <div className={clsx(styles.bar, count > 0 && styles.chosen)}>
        <p id={`${id}-count`} role="status" data-count className={clsx(count > 0 && styles.count)}>
          {count === 0
            ? noLabels(choice)
            : `${counted(count, 'label')} on ${counted(sheetsFor(count), 'sheet')}`}
        </p>
        {/* it can be reached before, and says what is missing: nobody looks for it */}
        <PillButton
          look="solid"
          aria-disabled={count === 0}
          aria-describedby={`${id}-count`}
          onClick={() => count > 0 && window.print()}
        >
          print
        </PillButton>
      </div>
    </div>
  );
}
