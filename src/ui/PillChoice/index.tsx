import {useId} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Option<T> {
  value: T;
  label: string;
  /** The class that gives the color of a dot beside the label, where it is a crew. */
  colorClass?: string;
}

interface Props<T> {
  legend: string;
  options: readonly Option<T>[];
  chosen: readonly T[];
  /** True where one takes the place of the other. */
  single?: boolean;
  /** True where there are many: they stand in columns. */
  columns?: boolean;
  onChoose: (chosen: T[]) => void;
}

/** Boxes to tick, or one of several to choose: each as large as a thumb. */
export default function PillChoice<T extends string>(props: Props<T>) {
  const {legend, options, chosen, single, columns, onChoose} = props;
  const name = useId();
  const change = (value: T, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== value);
    onChoose(on ? [...others, value] : others);
  };
  return (
    <fieldset className={clsx(styles.choice, columns && styles.columns)}>
      <legend>{legend}</legend>
      {options.map(({value, label, colorClass}) => (
        <label key={value} className={clsx(styles.pill, colorClass && styles.crew, colorClass)}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(value)}
            onChange={(event) => change(value, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
