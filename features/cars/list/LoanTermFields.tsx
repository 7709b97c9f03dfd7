import { type KeyboardEvent, useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { fillText } from '#domain/fillText.ts';
import { wireName } from '#domain/search/facets.ts';
import { writeDownPayment } from '#domain/search/loanTermFilters.ts';
import { readDownPayment } from '#domain/search/typedDownPayment.ts';
import { formatDecimal, formatNumber } from '../format.ts';
import type { FacetGroupProps } from './FacetValuesProps.ts';

interface LoanTermFieldsProps extends Pick<FacetGroupProps, 'words' | 'onChange'> {
  readonly downPayment: string;
  readonly months: string;
}

/** The periods that loans are usually offered for, in months. */
const periods = [12, 24, 36, 48, 60, 72, 84];

/** What the visitor would pay at the start, and for how long. */
export function LoanTermFields({ downPayment, months, words, onChange }: LoanTermFieldsProps) {
  const { monthlyMonths, monthlyUsual, monthlyPeriod } = words.texts;
  const offered = new Set(months === '' ? periods : [...periods, Number(months)]);
  const options = [...offered].sort((a, b) => a - b);
  const choose = (name: string, value: string) =>
    onChange({ type: 'valuesChosen', name, values: value === '' ? [] : [value] });
  return (
    <>
      <DownPayment
        value={downPayment}
        words={words}
        onChoose={(value) => choose('downPayment', value)}
      />
      <Field label={monthlyMonths}>
        {(control) => (
          <Select
            {...control}
            name={wireName('loanMonths')}
            placeholder={monthlyUsual}
            options={options.map((value) => ({
              value: String(value),
              label: fillText(monthlyPeriod, { months: String(value) }),
            }))}
            value={months}
            onValueChange={(value) => choose('loanMonths', value)}
          />
        )}
      </Field>
    </>
  );
}

interface DownPaymentProps extends Pick<LoanTermFieldsProps, 'words'> {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** An amount or a percentage, applied with Enter or when the focus leaves. A text that is neither stays. */
function DownPayment({ value, words, onChoose }: DownPaymentProps) {
  const { monthlyDownPayment, monthlyDownPaymentHelp, monthlyDownPaymentUnreadable } = words.texts;
  const { typed, isInvalid, type, apply } = useDraft(value, onChoose);
  return (
    <Field
      label={monthlyDownPayment}
      help={monthlyDownPaymentHelp}
      error={isInvalid && monthlyDownPaymentUnreadable}
    >
      {(control) => (
        <TextInput
          {...control}
          name={wireName('downPayment')}
          autoComplete="off"
          value={typed ?? shownDownPayment(value, words)}
          onValueChange={type}
          onBlur={apply}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      )}
    </Field>
  );
}

interface Draft {
  readonly typed: string;
  readonly isInvalid: boolean;
  /** The value that it replaces; with another one, such as after a chip was removed, it is outdated. */
  readonly of: string;
}

/** What the visitor has typed and not applied. */
function useDraft(value: string, onChoose: (value: string) => void) {
  const [latest, setDraft] = useState<Draft>();
  const draft = latest?.of === value ? latest : undefined;
  const apply = () => {
    if (!draft) return;
    const { typed } = draft;
    const read = readDownPayment(typed);
    if (!read && typed.trim() !== '') {
      setDraft({ ...draft, isInvalid: true });
      return;
    }
    setDraft(undefined);
    const next = read ? writeDownPayment(read) : '';
    if (next !== value) onChoose(next);
  };
  return {
    typed: draft?.typed,
    isInvalid: draft?.isInvalid === true,
    type: (typed: string) => setDraft({ typed, isInvalid: false, of: value }),
    apply,
  };
}

/** A value of the address as people write it. */
function shownDownPayment(value: string, { locale, units }: FacetGroupProps['words']): string {
  const read = readDownPayment(value);
  if (!read) return '';
  if (read.kind === 'share') return `${formatDecimal(locale, read.percentage)} %`;
  const { before = '', after = '' } = units['downPayment'] ?? {};
  return `${before}${formatNumber(locale, read.amount)} ${after}`.trim();
}
