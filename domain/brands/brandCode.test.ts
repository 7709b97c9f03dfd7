import { expect, test } from 'vitest';
import { type BrandReference, isSameBrand, parentBrandCode } from './brandCode.ts';

test.each([
  ['VW', 'VW'],
  ['VW_TR', 'VW'],
  ['vw_tr', 'VW'],
  [' VW_TR ', 'VW'],
  ['VW_TR_X', 'VW'],
  ['FI', 'FI'],
  ['FI_TR', 'FI_TR'],
  ['fi_tr', 'FI_TR'],
  ['FI_PC', 'FI'],
  ['MH_TR', 'MH_TR'],
  ['MH_XX', 'MH'],
  ['Mercedes-Benz', 'MERCEDES-BENZ'],
  ['_TR', '_TR'],
  ['_', '_'],
  ['', ''],
])('the code %j belongs to %j', (code, parent) => {
  expect(parentBrandCode(code)).toBe(parent);
});

test.each<[string, BrandReference, BrandReference, boolean]>([
  ['the same name', { name: 'Volvo' }, { name: 'volvo ' }, true],
  ['other names', { name: 'Volvo' }, { name: 'Kia' }, false],
  ['a code and its parent', { code: 'VW_TR' }, { code: 'VW' }, true],
  ['two codes of one parent', { code: 'VW_TR' }, { code: 'VW_PC' }, true],
  ['trucks of Fiat and Fiat', { code: 'FI_TR' }, { code: 'FI' }, false],
  ['trucks of Fiat twice', { code: 'FI_TR' }, { code: 'fi_tr' }, true],
  ['motorhomes and their would-be parent', { code: 'MH_TR' }, { code: 'MH' }, false],
  ['a name and a code in its place', { name: 'Volvo' }, { code: 'VOLVO' }, true],
  [
    'the same name under two codes',
    { name: 'Volkswagen', code: 'VW_TR' },
    { name: 'Volkswagen' },
    true,
  ],
  ['two unknown brands', {}, { name: ' ', code: '' }, false],
])('%s', (_what, first, second, isSame) => {
  expect(isSameBrand(first, second)).toBe(isSame);
  expect(isSameBrand(second, first)).toBe(isSame);
});
