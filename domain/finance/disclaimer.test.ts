import { expect, test } from 'vitest';
import { disclaimerMarks, fillDisclaimer } from './disclaimer.ts';

const values = {
  credit: '231 920 kr',
  months: '36',
  interestRate: '5,95 %',
  startFee: '495 kr',
  invoiceFee: '45 kr',
  monthlyCost: '3 781,38 kr',
  effectiveRate: '6,59 %',
  total: '267 079,68 kr',
  downPayment: '57 980 kr',
  residual: '130 455 kr',
};

test.each([
  ['Lån på {1} över {2} månader', 'Lån på 231 920 kr över 36 månader'],
  ['{8}, {1}, {8}', '267 079,68 kr, 231 920 kr, 267 079,68 kr'],
  ['{9} och {10}', '57 980 kr och 130 455 kr'],
  ['{0} {11} {99999999999}', '– – –'],
  ['{name} {} { 1 }', '{name} {} { 1 }'],
  ['', ''],
])('%s', (text, filled) => {
  expect(fillDisclaimer(text, values)).toBe(filled);
});

test('each mark has its value', () => {
  const text = disclaimerMarks.map((_, at) => `{${at + 1}}`).join('|');
  expect(fillDisclaimer(text, values).split('|')).toEqual(Object.values(values));
});
