/**
 * The payments of an agreement at a fixed rate: equal regular payments, one a month from the first
 * month on, and a lump at the end of the term.
 */
export interface Schedule {
  /** Interest as an effective rate per year: 0.089 for 8.9 %. */
  readonly rate: number;
  /** Months until the lump is paid. */
  readonly term: number;
  /** The number of regular payments. */
  readonly count: number;
  /** Paid at the end of the term, in pounds. */
  readonly lump: number;
}

/** Rounds to pennies. */
export function pennies(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The regular payment that repays a credit, in pounds. */
export function paymentOf(credit: number, { rate, term, count, lump }: Schedule): number {
  return pennies((credit - lump * discount(rate, term)) / annuity(rate, count));
}

/** The credit that a regular payment repays, in pounds. */
export function creditOf(payment: number, { rate, term, count, lump }: Schedule): number {
  return pennies(payment * annuity(rate, count) + lump * discount(rate, term));
}

/** The value today of a pound in `months`. */
function discount(rate: number, months: number): number {
  return (1 + rate) ** (-months / 12);
}

/** The value today of a pound a month, paid `count` times. */
function annuity(rate: number, count: number): number {
  // Exact for rates close to 0 too, where `1 + rate` would lose their digits.
  const growth = Math.log1p(rate) / 12;
  const monthly = Math.expm1(growth);
  return monthly === 0 ? count : -Math.expm1(-count * growth) / monthly;
}

const highestApr = 10;

/**
 * The annual percentage rate of charge: the rate at which the payments are worth the credit
 * (Consumer Credit sourcebook, CONC App 1.2.6R, with months as equal parts of a year).
 */
export function aprOf(credit: number, payment: number, schedule: Omit<Schedule, 'rate'>): number {
  let [low, high] = [0, highestApr];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (creditOfExactly(payment, { ...schedule, rate: middle }) > credit) low = middle;
    else high = middle;
  }
  return low;
}

function creditOfExactly(payment: number, { rate, term, count, lump }: Schedule): number {
  return payment * annuity(rate, count) + lump * discount(rate, term);
}
