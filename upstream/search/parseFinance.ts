import type { LeasingOption } from '#domain/finance/leasingOption.ts';
import type { ContractDuration, LoanOption } from '#domain/finance/loanOption.ts';
import { readWire } from '../http/readWire.ts';
import {
  type WireDurationHit,
  type WireLeasingHit,
  type WireLoanHit,
  wireDurationHit,
  wireLeasingHit,
  wireLoanHit,
} from './financeWire.ts';

/** The loan and the leasings of a car. */
export interface ParsedFinance {
  readonly loan: LoanOption | undefined;
  readonly leasing: readonly LeasingOption[];
  /** Why each of the other options can't be offered. */
  readonly problems: readonly string[];
}

interface WireFinance {
  readonly car_loan_option?: unknown;
  readonly car_leasing_options: readonly unknown[];
}

/** The valid options of a car. */
export function parseFinance(wire: WireFinance, price: number | undefined): ParsedFinance {
  const loan = parseLoan(wire.car_loan_option, price);
  const leasing = wire.car_leasing_options.map(parseLeasing);
  return {
    loan: loan.option,
    leasing: leasing.flatMap(({ option }) => option ?? []),
    problems: [loan, ...leasing].flatMap(({ problem }) => problem ?? []),
  };
}

/** An option, or why it is dropped; neither if there is none. */
interface Parsed<Option> {
  readonly option?: Option | undefined;
  readonly problem?: string | undefined;
}

/** The loan of a car. One without a price of its own is for the price of the car. */
export function parseLoan(wire: unknown, carPrice: number | undefined): Parsed<LoanOption> {
  if (wire === undefined || wire === null) return {};
  const read = readWire(wireLoanHit, wire);
  if (!read.ok) return { problem: `car_loan_option.${read.failure.reason}` };
  const price = read.value.price || carPrice;
  if (!price) return { problem: 'car_loan_option: has no price' };
  const durations = parseDurations(read.value);
  if (!durations) return { problem: 'car_loan_option: has no valid contract duration' };
  return { option: { ...parseTerms(read.value), ...durations, price } };
}

function parseTerms(wire: WireLoanHit) {
  return {
    title: wire.title ?? '',
    description: wire.description,
    disclaimer: wire.disclaimer,
    interestRate: wire.interest_rate,
    startFee: wire.start_fee,
    invoiceFee: wire.invoice_fee,
  };
}

/**
 * The valid durations, shortest first, each once. Without a valid default the longest one is the
 * default, since it has the lowest monthly cost; without a list the default is the only one.
 */
function parseDurations(
  wire: WireLoanHit,
): Pick<LoanOption, 'durations' | 'defaultDuration'> | undefined {
  const { default_contract_duration: wireStandard } = wire;
  const standard = parseDuration(wireStandard);
  // The lowest down payment is that of the default contract, so it can't be another one.
  if (!standard && wireStandard !== undefined && wireStandard !== null) return undefined;
  const listed = wire.contract_durations.flatMap((each) => parseDuration(each) ?? []);
  const candidates = listed.length > 0 ? listed : [standard].flatMap((each) => each ?? []);
  const byMonths = new Map(candidates.map((each) => [each.months, each]));
  const [first, ...more] = [...byMonths.values()].sort((a, b) => a.months - b.months);
  if (!first) return undefined;
  const durations = [first, ...more] as const;
  return { durations, defaultDuration: standard ?? more.at(-1) ?? first };
}

function parseDuration(wire: unknown): ContractDuration | undefined {
  const read = wireDurationHit.safeParse(wire);
  return read.success ? toDuration(read.data) : undefined;
}

function toDuration(wire: WireDurationHit): ContractDuration {
  const { cash_amount_min_percentage: min, cash_amount_max_percentage: max } = wire;
  return {
    months: wire.months,
    residualPercentage: wire.residual_percentage,
    minDownPaymentPercentage: min,
    maxDownPaymentPercentage: Math.max(min, max),
  };
}

function parseLeasing(wire: unknown): Parsed<LeasingOption> {
  const read = readWire(wireLeasingHit, wire);
  if (!read.ok) return { problem: `car_leasing_options.${read.failure.reason}` };
  return { option: toLeasing(read.value) };
}

function toLeasing(wire: WireLeasingHit): LeasingOption {
  return {
    type: wire.leasing_type,
    title: wire.title ?? '',
    monthlyCost: wire.monthly_cost,
    description: wire.description,
    duration: wire.duration,
    mileage: wire.mileage,
    note: wire.asterisk_note,
  };
}
