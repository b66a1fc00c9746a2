import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A labeled `<select>`. Without JavaScript, src/css/without-script.css hides it. */

interface SelectFieldProps {
  label: string;
  /** Values with their names, in the order of the list. */
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

export default function SelectField({label, options, value, onChange}: SelectFieldProps): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({target}) => onChange(target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
