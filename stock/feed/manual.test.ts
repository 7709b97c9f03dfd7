import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireSite, wireSiteDepartment } from '#upstream/search/facilityWire.ts';
import {
  wireContractDuration,
  wireLeasingOption,
  wireLoanOption,
  wireVehicle,
} from '#upstream/search/vehicleWire.ts';

const manual = readFileSync(new URL('../../docs/stock.md', import.meta.url), 'utf8');

test.each([
  ['cars', wireVehicle],
  ['loans', wireLoanOption],
  ['durations', wireContractDuration],
  ['leasing', wireLeasingOption],
  ['facilities', wireSite],
  ['departments', wireSiteDepartment],
])('the manual documents every field of %s', (_what, schema) => {
  const unnamed = Object.keys(schema.shape).filter((field) => {
    const stem = field.replace(/_text$/, '');
    return !manual.includes(`\`${field}\``) && !manual.includes(`\`${stem}\``);
  });
  expect(unnamed).toEqual([]);
});

test('the manual marks the required fields of a car', () => {
  const marked = [...manual.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, field]) => field);
  const missing = wireVehicle.safeParse({}).error?.issues.map(({ path }) => path[0]);
  expect(marked.sort()).toEqual(missing?.sort());
});
