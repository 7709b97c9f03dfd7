import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the loan calculator. */
export const loanSubject = textSubject(
  shownBy(['CarDetail']),
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
    'loanSummary',
    'loanNothingBorrowed',
    'loanRateUnknown',
  ],
  { loanSummary: ['monthlyCost', 'effectiveRate', 'total'] },
);
