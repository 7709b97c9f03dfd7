/**
 * `formulaCost` (`domain/finance/loanFormula.ts`) in Painless, step by step: both round in the same places, and doubles are the same
 * everywhere. Powers and logarithms, which aren't, are among the numbers.
 */
export const loanCostScript = `
double roundMoney(double amount) {
  return Math.floor(amount * 100 + 0.5 + 0.00005) / 100;
}

double costAt(Map numbers, double hundredths) {
  double price = hundredths / 100;
  double leastPaid = numbers.leastPaid;
  double mostPaid = numbers.mostPaid;
  double paidAmount = numbers.paidAmount;
  double paidPercentage = numbers.paidPercentage;
  double residualPercentage = numbers.residual;
  double discount = numbers.discount;
  double rate = numbers.rate;
  double divisor = numbers.divisor;
  double invoiceFee = numbers.invoiceFee;

  double least = Math.ceil(price * leastPaid / 100);
  double wanted = paidAmount + Math.ceil(price * paidPercentage / 100);
  if (wanted < least) return 0;
  double largest = Math.round(price * mostPaid / 100 / 1000) * 1000;
  double most = Math.max(least, Math.min(largest, price));
  double credit = roundMoney(price - Math.min(wanted, most));
  if (credit <= 0) return 0;
  double residual = Math.min(credit, roundMoney(price * residualPercentage / 100));
  double payment = roundMoney((credit - residual * discount) * rate / divisor);
  return Math.round(roundMoney(payment + invoiceFee));
}
`;
