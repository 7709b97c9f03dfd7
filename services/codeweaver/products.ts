import type { WireParameter, WireProduct } from '#upstream/codeweaver/wire.ts';
import { paymentOf } from './arithmetic.ts';
import type { Agreement } from './financePlan.ts';
import {
  type Bounds,
  depositBounds,
  scheduleOf,
  termsFor,
  usualDeposit,
  type ValuedVehicle,
} from './lending.ts';
import { miles, months, pounds } from './texts.ts';

/** How parameters are offered: as the lender usually does, or each the other way round. */
export type Controls = 'usual' | 'swapped';

/** The products for a vehicle. */
export function productsFor(
  agreements: readonly Agreement[],
  vehicle: ValuedVehicle,
  controls: Controls,
): WireProduct[] {
  return agreements.flatMap((agreement) => productOf(agreement, vehicle, controls) ?? []);
}

function productOf(
  agreement: Agreement,
  vehicle: ValuedVehicle,
  controls: Controls,
): WireProduct | undefined {
  const { standardMileage } = agreement;
  const terms = termsFor(agreement, vehicle);
  const term = terms.filter((candidate) => candidate <= agreement.standardTerm).at(-1);
  if (term === undefined) return undefined;
  const schedule = scheduleOf(agreement, vehicle, { term, mileage: standardMileage });
  const deposits = depositBounds(agreement, vehicle, schedule);
  if (!deposits) return undefined;
  const deposit = usualDeposit(vehicle, deposits);
  const payment = paymentOf(vehicle.price - deposit, schedule);
  const [list, range] = controls === 'usual' ? [asList, asRange] : [asRange, asList];
  return {
    Name: agreement.name,
    FamilyKey: agreement.family,
    Term: { ...list(terms), ...initial(term, months(term)) },
    Deposit: { ...range(spread(deposits)), ...initial(deposit, pounds(deposit)) },
    Payment: {
      ...range(spread(paymentBounds(agreement, vehicle, terms))),
      ...initial(payment, pounds(payment)),
    },
    AnnualMileage: {
      ...list(agreement.mileages),
      ...initial(standardMileage, miles(standardMileage)),
    },
  };
}

type Values = Omit<WireParameter, 'Default' | 'Locale'>;

function asList(values: readonly number[]): Values {
  return { Values: [...values] };
}

function asRange(values: readonly number[]): Values {
  return { Minimum: Math.min(...values), Maximum: Math.max(...values) };
}

function initial(value: number, text: string): Pick<WireParameter, 'Default' | 'Locale'> {
  return { Default: value, Locale: { DisplayValue: text } };
}

const paymentStep = 5;

/** From the longest term with the highest deposit to the shortest one without a deposit. */
function paymentBounds(
  agreement: Agreement,
  vehicle: ValuedVehicle,
  terms: readonly number[],
): Bounds {
  const ends = terms.flatMap((term) => {
    const schedule = scheduleOf(agreement, vehicle, { term, mileage: agreement.standardMileage });
    const deposits = depositBounds(agreement, vehicle, schedule);
    if (!deposits) return [];
    return [deposits.min, deposits.max].map((deposit) =>
      paymentOf(vehicle.price - deposit, schedule),
    );
  });
  return {
    min: Math.floor(Math.min(...ends) / paymentStep) * paymentStep,
    max: Math.ceil(Math.max(...ends) / paymentStep) * paymentStep,
  };
}

const listedValues = 6;

/** Whole pounds spread over a range, with both ends. */
function spread({ min, max }: Bounds): number[] {
  const values = Array.from({ length: listedValues }, (_, at) =>
    Math.round(min + ((max - min) * at) / (listedValues - 1)),
  );
  return [...new Set(values)];
}
