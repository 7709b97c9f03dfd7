import { expect, test } from 'vitest';
import type { CompanyCarValues } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { template } from '#domain/template.ts';
import { technicalRows } from './technicalRows.ts';

const texts = { carPerMonth: template('{cost}/mån') };

function rowsOf(companyCar: CompanyCarValues | undefined): readonly string[] {
  const car = testRecord({ technicalData: [{ name: 'power', text: '197 hk' }], companyCar });
  return technicalRows(car, texts, 'sv').map(({ term, text }) => `${term}: ${text}`);
}

test.each<[CompanyCarValues | undefined, readonly RegExp[]]>([
  [undefined, []],
  [{}, []],
  [{ benefit: 4512 }, [/^carPageBenefit: 4\s512\skr\/mån$/]],
  [{ baseAmounts: 7.25 }, [/^carPageBaseAmounts: 7,25$/]],
  [
    { benefit: 980, baseAmounts: 10 },
    [/^carPageBenefit: 980\skr\/mån$/, /^carPageBaseAmounts: 10$/],
  ],
])('values as a company car follow the technical data: %j', (companyCar, expected) => {
  const [power, ...others] = rowsOf(companyCar);
  expect(power).toBe('carPower: 197 hk');
  expect(others).toEqual(expected.map((row) => expect.stringMatching(row)));
});
