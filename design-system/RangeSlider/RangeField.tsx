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
type Draft =
  | { readonly kind: 'typing'; readonly typed: string }
  /** Not a number. It is outdated when the value, such as of the handle, is no longer `of`. */
  | { readonly kind: 'invalid'; readonly typed: string; readonly of: number | undefined };

/** The text field of one end. If it is emptied, the end is the limit. A text that isn't a number stays. */
export function RangeField(props: RangeFieldProps) {
  const { id, name, label, value, limit, isFixed, format, prefix, suffix, invalidText } = props;
  const { draft, isInvalid, type, apply } = useDraft(props);
  const described = [
    prefix && `${id}-prefix`,
    suffix && `${id}-suffix`,
    isInvalid && `${id}-error`,
  ] as const;
  return (
    <div className={css.field}>
      <label className={labelClass.visible} htmlFor={id}>
        {label}
      </label>
      <div className={box}>
        <Affix id={id} side="prefix" text={prefix} />
        <input
          id={id}
          name={name}
          className={`${control} ${input}`}
          // Not `number`, which does not accept spaces as thousands separators.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={idList(...described)}
          readOnly={isFixed}
          placeholder={format(limit)}
          value={draft ?? (value === undefined ? '' : format(value))}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onEnter(apply)}
          onBlur={apply}
        />
        <Affix id={id} side="suffix" text={suffix} />
      </div>
      <FieldError id={`${id}-error`}>{isInvalid && invalidText}</FieldError>
    </div>
  );
}

/** What the visitor types, until it is applied: after a pause, with Enter, or when the focus leaves. */
function useDraft({ value, limit, read, onMove }: RangeFieldProps) {
  const [latest, setDraft] = useState<Draft>();
  const draft = latest?.kind === 'invalid' && latest.of !== value ? undefined : latest;
  const apply = (typed: string | undefined) => {
    if (typed === undefined) return;
    const number = typed.trim() === '' ? limit : read(typed);
    setDraft(number === undefined ? { kind: 'invalid', typed, of: value } : undefined);
    if (number !== undefined) onMove(number);
  };
  usePause(draft?.typed, apply);
  return {
    draft: draft?.typed,
    isInvalid: draft?.kind === 'invalid',
    type: (typed: string) => setDraft({ kind: 'typing', typed }),
    apply: () => apply(draft?.typed),
  };
}

interface AffixProps {
  /** The id of the field. */
  readonly id: string;
  readonly side: 'prefix' | 'suffix';
  readonly text: string | undefined;
}

const affixClasses = { prefix: affix.start, suffix: affix.end } as const;

/** What stands before or after the number. */
function Affix({ id, side, text }: AffixProps) {
  if (!text) return null;
  return (
    <span className={affixClasses[side]} id={`${id}-${side}`}>
      {text}
    </span>
  );
}
