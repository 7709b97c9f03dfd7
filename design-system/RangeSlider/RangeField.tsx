import { useState } from 'react';
import { box, control } from '../Field/control.css.ts';
import { label as labelClass } from '../Field/Field.css.ts';
import { idList } from '../Field/wiring.ts';
import { affix, input } from '../TextInput/TextInput.css.ts';
import { onEnter } from './RangeHandle.tsx';
import * as css from './RangeSlider.css.ts';
import { readNumber } from './rangeEnds.ts';
import { usePause } from './useRangeDraft.ts';

interface RangeFieldProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly label: string;
  /** Undefined while nothing is selected. */
  readonly value: number | undefined;
  /** The limit of this end, shown as a placeholder while nothing is selected. */
  readonly limit: number;
  /** Whether the range has only one value. */
  readonly isFixed: boolean;
  readonly format: (value: number) => string;
  readonly prefix: string | undefined;
  readonly suffix: string | undefined;
  /** Called with the typed number. */
  readonly onMove: (to: number) => void;
}

/** The text field of one end. If it is emptied, the end is the limit; invalid input is reset. */
export function RangeField({
  id,
  name,
  label,
  value,
  limit,
  isFixed,
  format,
  prefix,
  suffix,
  onMove,
}: RangeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const apply = (text: string | undefined) => {
    setTyped(undefined);
    const number = text?.trim() === '' ? limit : readNumber(text ?? '');
    if (number !== undefined) onMove(number);
  };
  usePause(typed, apply);
  return (
    <div className={css.field}>
      <label className={labelClass.visible} htmlFor={id}>
        {label}
      </label>
      <div className={box}>
        {prefix && (
          <span className={affix.start} id={`${id}-prefix`}>
            {prefix}
          </span>
        )}
        <input
          id={id}
          name={name}
          className={`${control} ${input}`}
          // Not `number`, which does not accept spaces as thousands separators.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={idList(prefix && `${id}-prefix`, suffix && `${id}-suffix`)}
          readOnly={isFixed}
          placeholder={format(limit)}
          value={typed ?? (value === undefined ? '' : format(value))}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onEnter(() => apply(typed))}
          onBlur={() => apply(typed)}
        />
        {suffix && (
          <span className={affix.end} id={`${id}-suffix`}>
            {suffix}
          </span>
        )}
      </div>
    </div>
  );
}
