import { shownBy, textSubject } from './textSubject.ts';

/** The values and units in lists of cars. */
export const carValuesSubject = textSubject(
  shownBy(['CarList']),
  [
    'unit_km',
    'unit_mil',
    'unit_mi',
    'unit_power',
    'unit_kg',
    'carToOrder',
    'carInStock',
    'carReduced',
    'carVatDeductible',
    'carListUnknown',
  ],
  { carListUnknown: ['values'] },
);
