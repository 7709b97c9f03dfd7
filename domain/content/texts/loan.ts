import { carCardBlocks } from './carCard.ts';
import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the loan calculator, and of the representative example beside cards of cars. */
export const loanSubject = textSubject(
  shownBy(carCardBlocks),
  [
    'loanPeriod',
    'loanDownPayment',
    'loanResidual',
    'loanMonthlyCost',
    'loanExample',
    'loanPrice',
    'loanCredit',
    'loanPayments',
    'loanInstalment',
    'loanInterest',
    'loanEffectiveRate',
    'loanStartFee',
    'loanInvoiceFee',
    'loanTotal',
    'loanParts',
    'loanRepaid',
    'loanCosts',
    'loanSummary',
    'loanNothingBorrowed',
    'loanRateUnknown',
  ],
  { loanSummary: ['monthlyCost', 'effectiveRate', 'total'] },
);
