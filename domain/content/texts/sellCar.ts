import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the form for selling a car. */
export const sellCarSubject = textSubject(shownBy(['SellCarForm']), [
  'sellCarRegno',
  'sellCarMilage',
  'sellCarOption',
  'sellCarSell',
  'sellCarTradeIn',
  'sellCarOptionMissing',
]);
