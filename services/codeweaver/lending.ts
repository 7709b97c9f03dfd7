import type { WirePhysicalVehicle } from '#upstream/codeweaver/wire.ts';
import { creditOf, paymentOf, pennies, type Schedule } from './arithmetic.ts';
import type { Agreement } from './financePlan.ts';

/** The usual deposit, as a share of the price. */
const standardDeposit = 0.1;
const lowestCredit = 1_000;
const lowestPayment = 25;
/** Deposits are offered in steps of this many pounds. */
const depositStep = 50;

/** A vehicle as the lender values it. */
export interface ValuedVehicle {
  readonly price: number;
  /** Years since it was registered. */
  readonly age: number;
}

const yearMs = 365.25 * 24 * 3600 * 1000;

/** The price of a vehicle, and its age at a time in ms since 1970; without a date, it is new. */
export function valued(
  { OnTheRoadPrice: price, Registration }: WirePhysicalVehicle,
  now: number,
): ValuedVehicle {
  const { DateRegisteredWithDvla: day } = Registration;
  return { price, age: day === undefined ? 0 : Math.max(0, (now - Date.parse(day)) / yearMs) };
}

/** The terms that the age of a vehicle allows. */
export function termsFor({ terms, oldestAtEnd }: Agreement, { age }: ValuedVehicle): number[] {
  return terms.filter((months) => age + months / 12 <= oldestAtEnd);
}

const yearlyLoss = 0.16;
/** The lender guarantees a little less than it expects. */
const caution = 0.9;
/** Pounds that each mile above the standard costs. */
const lossPerMile = 0.06;
const lumpStep = 25;

/**
 * The guaranteed future value, which is the optional final payment, without the fee.
 * @param extraMileage miles a year above the standard
 */
function futureValue(price: number, term: number, extraMileage: number): number {
  const years = term / 12;
  const value = price * (1 - yearlyLoss) ** years * caution - extraMileage * years * lossPerMile;
  return Math.max(0, Math.floor(value / lumpStep) * lumpStep);
}

/** The payments of an agreement, without the fee. The optional final payment takes the place of the last regular one. */
export function scheduleOf(
  { rate, hasFinalPayment, standardMileage }: Agreement,
  { price }: ValuedVehicle,
  { term, mileage }: { readonly term: number; readonly mileage: number },
): Schedule {
  const lump = hasFinalPayment ? futureValue(price, term, mileage - standardMileage) : 0;
  return { rate, term, count: hasFinalPayment ? term - 1 : term, lump };
}

/** Two ends of a range of pounds. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The deposits that a schedule allows; undefined if there are none. */
export function depositBounds(
  { highestDeposit }: Agreement,
  { price }: ValuedVehicle,
  schedule: Schedule,
): Bounds | undefined {
  const most = Math.min(
    price * highestDeposit,
    price - lowestCredit,
    price - creditOf(lowestPayment, schedule),
  );
  const max = Math.floor(most / depositStep) * depositStep;
  return max < 0 ? undefined : { min: 0, max };
}

/** The deposit offered first. */
export function usualDeposit({ price }: ValuedVehicle, { max }: Bounds): number {
  return Math.min(max, Math.round((price * standardDeposit) / depositStep) * depositStep);
}

/** A deposit and the payment that goes with it. */
export interface Calculated {
  readonly deposit: number;
  readonly payment: number;
  /** Set if the deposit was moved to an end of its range. */
  readonly moved?: 'raised' | 'lowered' | undefined;
}

/** The payment for a deposit. */
export function calculatePayment(
  wanted: number,
  price: number,
  schedule: Schedule,
  { min, max }: Bounds,
): Calculated {
  const deposit = pennies(Math.min(Math.max(wanted, min), max));
  const payment = paymentOf(price - deposit, schedule);
  if (deposit === pennies(wanted)) return { deposit, payment };
  return { deposit, payment, moved: deposit > wanted ? 'raised' : 'lowered' };
}

/** The deposit for a payment. If it isn't allowed, the payment changes too. */
export function calculateDeposit(
  payment: number,
  price: number,
  schedule: Schedule,
  bounds: Bounds,
): Calculated {
  const calculated = calculatePayment(price - creditOf(payment, schedule), price, schedule, bounds);
  // Two roundings may differ by a penny; the visitor chose the payment.
  return calculated.moved ? calculated : { ...calculated, payment: pennies(payment) };
}
