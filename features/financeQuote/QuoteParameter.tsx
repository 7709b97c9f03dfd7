import { useId } from 'react';
import { Select } from '#design-system/Select/Select.tsx';
import type { FinanceParameter, ProductParameter } from '#domain/financeQuote/product.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { formatParameter } from './formatParameter.ts';
import { QuoteSlider } from './QuoteSlider.tsx';
import { sliderStops } from './sliderStops.ts';

interface QuoteParameterProps {
  readonly name: FinanceParameter;
  readonly parameter: ProductParameter;
  /** The chosen value, which the lender may have put beside the offered ones. */
  readonly value: number;
  readonly texts: FinanceQuoteTexts;
  readonly onChoose: (value: number) => void;
}

/** A parameter of a quote: a list of values is a select, a range a slider. */
export function QuoteParameter({ name, parameter, value, texts, onChoose }: QuoteParameterProps) {
  const id = useId();
  const { values, initial, initialText } = parameter;
  const label = texts.parameters[name];
  const format = (amount: number) =>
    (amount === initial && initialText) || formatParameter(name, amount, texts);
  if (values.kind === 'range') {
    const min = Math.min(values.min, value);
    const max = Math.max(values.max, value);
    const stops = sliderStops(name, { min, max });
    return (
      <QuoteSlider
        label={label}
        stops={stops}
        value={value}
        format={format}
        onValueChange={onChoose}
      />
    );
  }
  const offered = [...new Set([...values.values, value])].sort((a, b) => a - b);
  return (
    <div className={css.parameter}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={String(value)}
        options={offered.map((amount) => ({ value: String(amount), label: format(amount) }))}
        onValueChange={(text) => onChoose(Number(text))}
      />
    </div>
  );
}
