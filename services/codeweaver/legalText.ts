import type { Plan } from './quotation.ts';
import { miles, months, pounds } from './texts.ts';

/** The terms and conditions of a plan, one paragraph a line. */
export function legalText({ agreement, schedule, mileage, price }: Plan, lender: string): string {
  const { purchaseFee, name } = agreement;
  return [
    `This quote is an illustration of a ${name} agreement over ${months(schedule.term)} with ${lender}. It is not an offer of credit and is valid for 14 days, as long as the vehicle is for sale at ${pounds(price)}.`,
    'Credit is subject to status and affordability. Applicants must be 18 or over and resident in the United Kingdom. A guarantee may be required. Missed payments may make it harder to obtain credit in the future, and the vehicle may be repossessed.',
    agreement.hasFinalPayment
      ? `At the end of the agreement you may return the vehicle and owe nothing more, if it is in good condition and has been driven no more than ${miles(mileage)} a year; part exchange it; or pay the optional final payment and the option to purchase fee of ${pounds(purchaseFee)} and own it. Each mile above the agreed mileage costs 9 pence.`
      : `You own the vehicle when all payments and the option to purchase fee of ${pounds(purchaseFee)} have been made.`,
    'You have the right to withdraw from the agreement within 14 days of signing it, and to end it early once half of the total amount payable has been paid.',
  ].join('\n');
}
