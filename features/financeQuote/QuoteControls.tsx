import { type Dispatch, useId } from 'react';
import { Choice } from '#design-system/Choice/Choice.tsx';
import { radioInput } from '#design-system/Choice/classes.ts';
import type { FinanceQuoteFact, OpenQuote } from '#domain/financeQuote/financeQuoteState.ts';
import { type FinanceParameter, isChoosableParameter } from '#domain/financeQuote/product.ts';
import * as css from './FinanceQuote.css.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';
import { QuoteParameter } from './QuoteParameter.tsx';

interface QuoteControlsProps {
  readonly state: OpenQuote;
  readonly texts: FinanceQuoteTexts;
  readonly dispatch: Dispatch<FinanceQuoteFact>;
}

/** In display order: the two that depend on each other are beside each other. */
const shownParameters: readonly FinanceParameter[] = ['deposit', 'payment', 'term', 'mileage'];

/** What a visitor may choose. */
export function QuoteControls({ state, texts, dispatch }: QuoteControlsProps) {
  const { products, product, choice } = state;
  return (
    <div className={css.controls}>
      {products.length > 1 && <QuoteProducts state={state} texts={texts} dispatch={dispatch} />}
      {shownParameters.map((name) => {
        const parameter = product.parameters[name];
        const value = choice[name];
        if (!parameter || value === undefined || !isChoosableParameter(parameter)) return null;
        return (
          <QuoteParameter
            // The controls of another product have other values.
            key={`${product.family} ${name}`}
            name={name}
            parameter={parameter}
            value={value}
            texts={texts}
            onChoose={(chosen) =>
              dispatch({ type: 'parameterChosen', parameter: name, value: chosen })
            }
          />
        );
      })}
    </div>
  );
}

function QuoteProducts({ state: { products, product }, texts, dispatch }: QuoteControlsProps) {
  const id = useId();
  return (
    <fieldset className={css.products}>
      <legend className={css.productsLegend}>{texts.product}</legend>
      {products.map(({ family, name }) => (
        <Choice
          key={family}
          kind="radio"
          variant="card"
          inputId={`${id}-${family}`}
          label={name}
          help={undefined}
          helpId={undefined}
        >
          <input
            id={`${id}-${family}`}
            className={radioInput}
            type="radio"
            name={id}
            value={family}
            checked={family === product.family}
            onChange={() => dispatch({ type: 'productChosen', family })}
          />
        </Choice>
      ))}
    </fieldset>
  );
}
