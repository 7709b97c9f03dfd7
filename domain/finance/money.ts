/**
 * An amount rounded to the smallest unit of the currency: öre, øre, cent or penny. Half a unit is
 * rounded up. All currencies of the group have a hundred of them.
 */
export function roundMoney(amount: number): number {
  // The product of a decimal fraction and 100 may be just below half a unit.
  const units = Number((amount * 100).toFixed(4));
  return Math.round(units) / 100;
}

/** The sum of amounts, without the errors of adding decimal fractions. */
export function sumMoney(...amounts: readonly number[]): number {
  return roundMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}
