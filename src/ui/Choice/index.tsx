import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Option<T> {
  value: T;
  label: ReactNode;
}

interface Props<T> {
  legend: string;
  options: readonly Option<T>[];
  chosen: readonly T[];
  /** True where one takes the place of the other. */
  single?: boolean;
  /** True where there are many: they are lines of a list, in columns, and no tiles. */
  columns?: boolean;
  onChoose: (chosen: T[]) => void;
}

/** Boxes to tick, or one of several to choose: each as large as a thumb. */
export default function Choice<T extends string>(props: Props<T>) {
  const {legend, options, chosen, single, columns, onChoose} = props;
  const name = useId();
  const change = (value: T, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== value);
    onChoose(on ? [...others, value] : others);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={columns ? styles.columns : styles.tiles}>
        {options.map(({value, label}) => (
          <label key={value} className={columns ? styles.line : styles.tile}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
