import { shownBy, textSubject } from './textSubject.ts';

/** The texts of what cars cost a month on a visitor's own terms, in lists of cars. */
export const monthlyBudgetSubject = textSubject(
  shownBy(['CarList'], ({ financeQuote }) => !financeQuote),
  [
    'monthlyAtMost',
    'monthlyPaidShare',
    'monthlyPaidAmount',
    'monthlyPeriod',
    'monthlyDownPayment',
    'monthlyDownPaymentHelp',
    'monthlyDownPaymentUnreadable',
    'monthlyMonths',
    'monthlyUsual',
  ],
  {
    monthlyAtMost: ['cost'],
    monthlyPaidShare: ['percentage'],
    monthlyPaidAmount: ['amount'],
    monthlyPeriod: ['months'],
  },
);
