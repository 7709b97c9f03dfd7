import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { AskSearch } from './ask.ts';
import { createFacilityAddresses } from './facilityAddresses.ts';

const site = { ...testSite, indices: { vehicles: 'vehicles-alfa', facilities: 'sites-alfa' } };
const facility = {
  slug: 'goteborg',
  site_id: '10',
  site_official_name: 'Alfa Göteborg',
  site_email: 'Goteborg@alfa.example',
  site_departments: [
    { group: 'New cars', email: 'nya.bilar@alfa.example' },
    { group: 'Workshop' },
    { email: 'without.group@alfa.example' },
  ],
};

function createAddresses(ask: AskSearch) {
  let now = 0;
  const asking = vi.fn(ask);
  const addressesOf = createFacilityAddresses({
    ask: asking,
    findSite: (id) => (id === site.id ? site : undefined),
    now: () => now,
    log: () => undefined,
  });
  const pass = (ms: number) => {
    now += ms;
  };
  return { addressesOf, asking, pass };
}

test('addresses are those of facilities and departments, in lower case', async () => {
  const { addressesOf, asking } = createAddresses(async () =>
    ok({ content: [facility, 'nonsense'], facets: [], total: 2 }),
  );
  const value = new Set(['goteborg@alfa.example', 'nya.bilar@alfa.example']);
  await expect(addressesOf(site.id)).resolves.toEqual({ ok: true, value });
  await addressesOf(site.id);
  expect(asking).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ index: 'sites-alfa', filters: [], offset: 0 }),
  );
});

test('a site without an index has none', async () => {
  const { addressesOf, asking } = createAddresses(async () => expect.unreachable());
  await expect(addressesOf('other-site')).resolves.toEqual({ ok: true, value: new Set() });
  expect(asking).not.toHaveBeenCalled();
});

test('the last addresses are kept while the index fails', async () => {
  const failure = { kind: 'unreachable', reason: 'down' } as const;
  const answers = [ok({ content: [facility], facets: [], total: 1 }), fail(failure)];
  const { addressesOf, pass } = createAddresses(async () => answers.shift() ?? fail(failure));
  await addressesOf(site.id);
  pass(60_000);
  await expect(addressesOf(site.id)).resolves.toMatchObject({ ok: true, isStale: true });
});
