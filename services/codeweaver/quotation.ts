import type { WireCfdRequest, WireFinanceQuotation } from '#upstream/codeweaver/wire.ts';
import { aprOf, pennies, type Schedule } from './arithmetic.ts';
import type { Agreement } from './financePlan.ts';
import {
  type Calculated,
  calculateDeposit,
  calculatePayment,
  depositBounds,
  scheduleOf,
  termsFor,
  usualDeposit,
  type ValuedVehicle,
} from './lending.ts';
import { miles, months, percent, pounds } from './texts.ts';

type Parameters = WireCfdRequest['VehicleRequests'][number]['Parameters'];

/** A calculated agreement, or a sentence for the visitor that says why there is none. */
export type Calculation =
  | ({ readonly kind: 'calculated' } & Plan)
  | { readonly kind: 'refused'; readonly message: string };

/** An agreement with its figures. */
export interface Plan extends Calculated {
  readonly agreement: Agreement;
  readonly price: number;
  readonly schedule: Schedule;
  readonly mileage: number;
}

/** Calculates what a visitor has chosen. */
export function calculate(
  agreements: readonly Agreement[],
  parameters: Parameters,
  vehicle: ValuedVehicle,
): Calculation {
  const agreement = agreements.find(({ family }) =>
    parameters.FinanceProductFamilyKeys.includes(family),
  );
  if (!agreement) return refused('This type of finance is not available for this vehicle.');
  const terms = termsFor(agreement, vehicle);
  const {
    Term: term = agreement.standardTerm,
    AnnualMileage: mileage = agreement.standardMileage,
  } = parameters;
  if (!isBetween(term, terms) || term % 1 !== 0) {
    return refused(`${agreement.name} is not available over ${months(term)} for this vehicle.`);
  }
  if (!isBetween(mileage, agreement.mileages)) {
    return refused(`We can't offer this finance for ${miles(mileage)} a year.`);
  }
  return planFor(parameters, vehicle, { agreement, term, mileage });
}

function isBetween(value: number, values: readonly number[]): boolean {
  return value >= Math.min(...values) && value <= Math.max(...values);
}

function refused(message: string): Calculation {
  return { kind: 'refused', message };
}

function planFor(
  { CashDeposit, RegularPayment, CalculationType }: Parameters,
  vehicle: ValuedVehicle,
  { agreement, term, mileage }: { agreement: Agreement; term: number; mileage: number },
): Calculation {
  const { price } = vehicle;
  const schedule = scheduleOf(agreement, vehicle, { term, mileage });
  const bounds = depositBounds(agreement, vehicle, schedule);
  if (!bounds) return refused('The amount of credit is too low for this type of finance.');
  const calculated =
    CalculationType === 'ToCashDeposit' && RegularPayment !== undefined
      ? calculateDeposit(RegularPayment, price, schedule, bounds)
      : calculatePayment(CashDeposit ?? usualDeposit(vehicle, bounds), price, schedule, bounds);
  return { kind: 'calculated', agreement, price, schedule, mileage, ...calculated };
}

interface QuotationOptions {
  readonly reference: string;
  /** Where the visitor applies. */
  readonly applyUrl: string;
  /** Further notifications. */
  readonly notifications: readonly string[];
  /** The line under the quote. */
  readonly shortTerms: string;
}

/** The plan as the lender's quotation. */
export function quotationOf(
  plan: Plan,
  { reference, applyUrl, notifications, shortTerms }: QuotationOptions,
): WireFinanceQuotation {
  const messages = [...movedNotice(plan), ...notifications];
  return {
    Finance: {
      Quote: {
        Term: plan.schedule.term,
        TotalDeposit: plan.deposit,
        TotalRegularPayment: plan.payment,
        AnnualMileage: plan.mileage,
        QuoteReference: reference,
        QuoteActions: { Apply: applyUrl },
        Notifications: messages.map((Message) => ({ Message })),
        TermsAndConditions: shortTerms,
      },
    },
    Blocks: [{ Title: `Representative example: ${plan.agreement.name}`, Details: details(plan) }],
  };
}

function movedNotice({ moved, deposit }: Plan): string[] {
  switch (moved) {
    case undefined:
      return [];
    case 'raised':
      return [`The deposit was raised to ${pounds(deposit)}, the lowest for this quote.`];
    case 'lowered':
      return [`The deposit was lowered to ${pounds(deposit)}, the highest for this quote.`];
  }
}

function details({ agreement, price, schedule, mileage, deposit, payment }: Plan) {
  const { term, count, lump } = schedule;
  const credit = pennies(price - deposit);
  const { purchaseFee } = agreement;
  const total = pennies(deposit + count * payment + lump + purchaseFee);
  const apr = aprOf(credit, payment, { ...schedule, lump: lump + purchaseFee });
  const isContract = agreement.hasFinalPayment;
  const rows: readonly (readonly [string, string, string] | undefined)[] = [
    ['CashPrice', 'Cash price', pounds(price)],
    ['TotalDeposit', 'Deposit', pounds(deposit)],
    ['AmountOfCredit', 'Total amount of credit', pounds(credit)],
    ['Term', 'Length of agreement', months(term)],
    ['RegularPayments', `${count} monthly payments of`, pounds(payment)],
    isContract ? ['FinalPayment', 'Optional final payment', pounds(lump)] : undefined,
    ['PurchaseFee', 'Option to purchase fee', pounds(purchaseFee)],
    ['InterestCharges', 'Interest charges', pounds(pennies(total - price - purchaseFee))],
    ['TotalPayable', 'Total amount payable', pounds(total)],
    isContract ? ['AnnualMileage', 'Annual mileage', miles(mileage)] : undefined,
    isContract ? ['ExcessMileage', 'Excess mileage charge', '9p a mile'] : undefined,
    ['Rate', 'Rate of interest (fixed)', percent(agreement.rate, 2)],
    ['Apr', 'Representative APR', percent(apr, 1)],
  ];
  return rows.flatMap((row) => {
    if (!row) return [];
    const [Key, Label, DisplayValue] = row;
    return [{ Key, Label, DisplayValue }];
  });
}
