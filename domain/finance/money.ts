/**
 * An amount rounded to the smallest unit of the currency: öre, øre, cent or penny. Half a unit is
 * rounded up. All currencies of the group have a hundred of them.
 */
export function roundMoney(amount: number): number {
  // The product of a decimal fraction and 100 may be just below half a unit.
  return Math.floor(amount * 100 + 0.5 + tolerance) / 100;
}

/** In hundredths. Only plain arithmetic, because an engine repeats it in its own language (`loanFormula.ts`). */
const tolerance = 0.000_05;

/** The sum of amounts, without the errors of adding decimal fractions. */
export function sumMoney(...amounts: readonly number[]): number {
  return roundMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}
