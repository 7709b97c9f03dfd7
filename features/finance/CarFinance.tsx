import { type ReactNode, useId } from 'react';
import { Heading } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type LeasingOption, leasingTypes } from '#domain/finance/leasingOption.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import type { DistanceUnit } from '#domain/sites/site.ts';
import * as css from './CarFinance.css.ts';
import type { FinanceTab } from './FinanceTabs.tsx';
import { FinanceTabsIsland } from './financeIslands.tsx';
import { loanTexts } from './financeTexts.ts';
import { type FinancePlace, financeFormats } from './formatFinance.ts';
import { LeasingPanel } from './LeasingPanel.tsx';
import { LoanPanel } from './LoanPanel.tsx';

/** The loan and the leasings of a car. */
export interface FinanceOffers {
  readonly loan?: LoanOption | undefined;
  readonly leasing?: readonly LeasingOption[] | undefined;
}

interface CarFinanceProps {
  readonly offers: FinanceOffers;
  readonly place: FinancePlace;
  readonly distanceUnit: DistanceUnit;
  /** Says which price the loan is based on, for a car with two. */
  readonly loanBase?: string | undefined;
  /** The warning that the country's law requires beside credit offers, if any. */
  readonly warning: ReactNode;
  readonly dictionary: Dictionary;
}

/** Whether a car can be paid by the month. */
export function hasFinance({ loan, leasing = [] }: FinanceOffers): boolean {
  return loan !== undefined || leasing.length > 0;
}

/** How a car can be paid by the month: loan, private and company leasing, as far as it is offered. */
export function CarFinance(props: CarFinanceProps) {
  const titleId = useId();
  const { carFinance, carFinanceWays } = props.dictionary;
  const [first, ...more] = waysToPay(props);
  if (!first) return null;
  return (
    <section className={css.finance} aria-labelledby={titleId}>
      <Heading id={titleId} level={2} style="heading3">
        {carFinance}
      </Heading>
      {more.length > 0 ? (
        <FinanceTabsIsland label={carFinanceWays} tabs={[first, ...more]} />
      ) : (
        <>
          {first.label !== carFinance && (
            <Heading level={3} style="heading4">
              {first.label}
            </Heading>
          )}
          {first.content}
        </>
      )}
    </section>
  );
}

function waysToPay(props: CarFinanceProps): readonly FinanceTab[] {
  const { loan, leasing = [] } = props.offers;
  const leasings = leasingTypes
    .map((type) => ({ type, options: leasing.filter((option) => option.type === type) }))
    .filter(({ options }) => options.length > 0)
    .map(({ type, options }) => ({
      label: props.dictionary[leasingNames[type]],
      content: leasingPanel(options, props),
    }));
  return loan ? [loanTab(loan, props), ...leasings] : leasings;
}

function loanTab(loan: LoanOption, props: CarFinanceProps): FinanceTab {
  const { dictionary, place, warning, loanBase } = props;
  return {
    label: loan.title || dictionary.carLoan,
    content: (
      <LoanPanel
        loan={loan}
        base={loanBase}
        texts={loanTexts(dictionary)}
        place={place}
        warning={warning}
      />
    ),
  };
}

function leasingPanel(
  options: readonly LeasingOption[],
  { place, dictionary, distanceUnit }: CarFinanceProps,
): ReactNode {
  const formats = financeFormats(place);
  return (
    <LeasingPanel
      options={options}
      dictionary={dictionary}
      formats={formats}
      distanceUnit={distanceUnit}
    />
  );
}

const leasingNames = {
  private: 'carPrivateLeasing',
  company: 'carCompanyLeasing',
} as const satisfies Readonly<Record<LeasingOption['type'], keyof Dictionary>>;
