const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** `£1,234.50`. */
export function pounds(amount: number): string {
  return money.format(amount);
}

/** `48 months`. */
export function months(count: number): string {
  return `${count} months`;
}

/** `10,000 miles`. */
export function miles(count: number): string {
  return `${whole.format(count)} miles`;
}

/** A rate as `9.90%`. */
export function percent(rate: number, digits: number): string {
  return `${(rate * 100).toFixed(digits)}%`;
}
