import { useState } from 'react';
import { box, control } from '../Field/control.css.ts';
import { label as labelClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { idList } from '../Field/wiring.ts';
import { affix, input } from '../TextInput/TextInput.css.ts';
import { onEnter } from './RangeHandle.tsx';
import * as css from './RangeSlider.css.ts';
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
  /** Reads a typed number; `undefined` if it can't. */
  readonly read: (typed: string) => number | undefined;
  /** Shown while the typed text isn't a number. */
  readonly invalidText: string;
  /** Called with the typed number. */
  readonly onMove: (to: number) => void;
}

/** What the visitor has typed and not applied. */
interface Draft {
  readonly typed: string;
  /** The value at that time. When it changes, the draft is outdated. */
  readonly of: number | undefined;
  /** Whether it could not be applied. */
  readonly isInvalid: boolean;
}

/** The text field of one end. If it is emptied, the end is the limit. A text that isn't a number stays. */
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
  read,
  invalidText,
  onMove,
}: RangeFieldProps) {
  const [latest, setDraft] = useState<Draft>();
  const draft = latest?.of === value ? latest : undefined;
  const apply = (typed: string | undefined) => {
    if (typed === undefined) return;
    const number = typed.trim() === '' ? limit : read(typed);
    setDraft(number === undefined ? { typed, of: value, isInvalid: true } : undefined);
    if (number !== undefined) onMove(number);
  };
  usePause(draft?.typed, apply);
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
          aria-invalid={draft?.isInvalid || undefined}
          aria-describedby={idList(
            prefix && `${id}-prefix`,
            suffix && `${id}-suffix`,
            draft?.isInvalid && `${id}-error`,
          )}
          readOnly={isFixed}
          placeholder={format(limit)}
          value={draft?.typed ?? (value === undefined ? '' : format(value))}
          onChange={({ currentTarget: { value: typed } }) =>
            setDraft({ typed, of: value, isInvalid: false })
          }
          onKeyDown={onEnter(() => apply(draft?.typed))}
          onBlur={() => apply(draft?.typed)}
        />
        {suffix && (
          <span className={affix.end} id={`${id}-suffix`}>
            {suffix}
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`}>{draft?.isInvalid && invalidText}</FieldError>
    </div>
  );
}
