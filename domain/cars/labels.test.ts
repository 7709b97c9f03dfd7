import { expect, test } from 'vitest';
import type { CarSummary } from './car.ts';
import { carLabels } from './labels.ts';
import { testCar } from './testing/testCar.ts';

const noCampaign = { price: false, loan: false, privateLeasing: false, companyLeasing: false };

test.each<[string, Partial<CarSummary>, readonly string[]]>([
  ['used', {}, ['used']],
  ['new', { isUsed: false }, ['new']],
  ['a sample', { isUsed: false, isSample: true }, ['sample']],
  ['commercial', { isCommercial: true }, ['used', 'commercial']],
  ['in a campaign', { campaigns: ['Vår', 'Krok'] }, ['Vår', 'Krok', 'used']],
  [
    'in a campaign with a name',
    { campaigns: ['Vår'], hasCampaign: { ...noCampaign, price: true } },
    ['Vår', 'used'],
  ],
  [
    'in a campaign without a name',
    { hasCampaign: { ...noCampaign, loan: true } },
    ['unnamed-campaign', 'used'],
  ],
])('a car that is %s', (_what, car, labels) => {
  const words = carLabels(testCar(car)).map((label) =>
    label.kind === 'campaign' ? label.text : label.kind,
  );
  expect(words).toEqual(labels);
});
