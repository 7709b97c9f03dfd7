import type { APIRequestContext, APIResponse } from '@playwright/test';
import { exampleAddress } from '#domain/redirects/checkRedirects.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { findSite } from '#sites/index.ts';
import { oldCarstore } from '#sites/redirects/carstore-se/oldCarstore.ts';
import { about } from '#sites/redirects/nordvik-se/about.ts';
import { brands } from '#sites/redirects/nordvik-se/brands.ts';
import { buying } from '#sites/redirects/nordvik-se/buying.ts';
import { companies } from '#sites/redirects/nordvik-se/companies.ts';
import { conditional } from '#sites/redirects/nordvik-se/conditional.ts';
import { dealerships } from '#sites/redirects/nordvik-se/dealerships.ts';
import { facilities } from '#sites/redirects/nordvik-se/facilities.ts';
import { models } from '#sites/redirects/nordvik-se/models.ts';
import { otherFacilities } from '#sites/redirects/nordvik-se/otherFacilities.ts';
import { owning } from '#sites/redirects/nordvik-se/owning.ts';
import { customerService } from '#sites/redirects/nordvik-se/service.ts';
import { tyres } from '#sites/redirects/nordvik-se/tyres.ts';
import { workshop } from '#sites/redirects/nordvik-se/workshop.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

const nordvikFamilies = {
  conditional,
  dealerships,
  otherFacilities,
  facilities,
  models,
  brands,
  buying,
  companies,
  owning,
  tyres,
  workshop,
  about,
  customerService,
};

const families: readonly (readonly [site: string, name: string, rules: readonly RedirectRule[]])[] =
  [
    ...Object.entries(nordvikFamilies).map(([name, rules]) => ['nordvik-se', name, rules] as const),
    ['carstore-se', 'old site in Swedish', oldCarstore.filter(({ source }) => !isEnglish(source))],
    ['carstore-se', 'old site in English', oldCarstore.filter(({ source }) => isEnglish(source))],
  ];

function isEnglish(source: string): boolean {
  return source.startsWith('/en/');
}

test('an old address is redirected to the new page in one hop, with the query', async ({
  page,
}) => {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) statuses.push(answer.status());
  });
  await page.goto('/FindUs/12/Malm%C3%B6/?utm_source=old');
  await expect(page).toHaveURL(/\/hitta-oss\/nordvik-malmo\?utm_source=old$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Malmö');
  expect(statuses).toEqual([308, 200]);
});

/** The path of a location; of another site, the whole location. */
function withoutQuery(location: string): string {
  return location.replace(/[?#].*$/, '');
}

/** `npm run redirects:check` compares all destinations with the content and with the stock. */
const triedDestinations = tried(families, ([, name]) =>
  ['conditional', 'buying', 'facilities', 'old site in English'].includes(name),
);

for (const [site, name, rules] of families) {
  test(`every address of the family ${name} of ${site} is redirected`, async ({ request }) => {
    test.slow();
    const shadowed = redirectTables[site]?.intended ?? [];
    const parsed = parseRules(rules, findSite(site)?.hosts).rules;
    for (const [index, rule] of parsed.entries()) {
      const written = rules[index]?.destination ?? '';
      const isShadowed = shadowed.some(
        ({ source, destination }) => source === rule.source && destination === written,
      );
      const address = exampleAddress(rule);
      if (address === undefined || isShadowed) continue;
      const answer = await ask(request, hostOf(site), address);
      expect(answer.status(), address).toBe(308);
      const location = answer.headers()['location'] ?? '';
      if (!written.includes('{')) expect(withoutQuery(location)).toBe(withoutQuery(written));
    }
  });
}

for (const [site, name, rules] of triedDestinations) {
  test(`every destination of the family ${name} of ${site} is a page`, async ({ request }) => {
    test.slow();
    const destinations = new Set(rules.map(({ destination }) => destination));
    for (const destination of destinations) {
      if (!/^\/[^{]*$/.test(destination)) continue;
      const answer = await shown(request, site, destination);
      expect(answer.status(), destination).toBe(200);
    }
  });
}

/** The page at an address. The names of cars in addresses change with their year, so that is followed. */
async function shown(
  request: APIRequestContext,
  site: string,
  address: string,
): Promise<APIResponse> {
  const answer = await ask(request, hostOf(site), address);
  const location = answer.headers()['location'];
  return location === undefined ? answer : ask(request, hostOf(site), location);
}

test('the www host is redirected to the bare host, with an old address in the same hop', async ({
  request,
}) => {
  for (const [address, expected] of [
    ['/', '/'],
    ['/kop-bil?a=1', '/kop-bil?a=1'],
    ['/elbil?utm=1', '/kop-bil/elbilar?utm=1'],
    ['/%2Fevil.example', '/%2Fevil.example'],
  ]) {
    const answer = await ask(request, 'www.nordvik.example', address);
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(`https://nordvik.example${expected}`);
  }
});

test('private leasing, dacia and daf are redirected as listed', async ({ request }) => {
  for (const [address, expected] of [
    ['/privatleasing', '/aga-bil/privatleasing'],
    ['/vara-bilmarken/dacia', '/kop-bil/bilmarken/daf'],
    ['/vara-bilmarken/daf', '/kop-bil/bilmarken/dacia'],
  ]) {
    const answer = await ask(request, hostOf('nordvik-se'), address);
    expect(answer.headers()['location']).toBe(expected);
  }
});

test('conditions of the query decide, and an empty value counts as set', async ({ request }) => {
  const filtered =
    '/foretag/transportbilar?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala';
  for (const [address, status, expected] of [
    ['/foretag/transportbilar?re=uppland&si=', 308, filtered],
    ['/foretag/transportbilar?si=7&re=uppland&utm=1', 308, `${filtered}&utm=1`],
    ['/foretag/transportbilar?re=uppland', 200, undefined],
    ['/foretag/transportbilar?re=skane&si=1', 200, undefined],
    [
      '/kop-bil/alla-bilar?vehicletype=PB',
      308,
      '/kop-bil/bilar-i-lager?car_vehicle_type=Personbil',
    ],
    ['/kop-bil/alla-bilar?vehicletype=XX', 308, '/kop-bil/bilar-i-lager?vehicletype=XX'],
  ] as const) {
    const answer = await ask(request, hostOf('nordvik-se'), address);
    expect(answer.status(), address).toBe(status);
    expect(answer.headers()['location']).toBe(expected);
  }
});

test.describe('redirects of the platform', () => {
  test('apply after those of the site’s table, in each language', async ({ request }) => {
    for (const [site, address, status, expected] of [
      ['nordvik-se', '/host', 307, '/kop-bil/kampanjer'],
      ['nordvik-se', '/n/2026/skolstart-barnstolar/', 308, '/nyheter/2026/skolstart-barnstolar'],
      ['nordvik-se', '/R%C3%85DGIVARE-s%C3%B6kes', 308, 'https://jobb.nordvik.example/'],
      ['nordvik-se', '/hjul?typ=skifte', 308, '/dack-och-tillbehor/hjulskifte'],
      ['nordvik-se', '/hjul?typ=annat', 404, undefined],
      ['carstore-se', '/oppet', 308, '/hitta-oss'],
      ['carstore-se', '/en/oppet', 308, '/en/hitta-oss'],
      ['carstore-se', '/en/opening-hours', 308, '/en/hitta-oss'],
      ['carstore-se', '/opening-hours', 404, undefined],
    ] as const) {
      const answer = await ask(request, hostOf(site), address);
      expect(answer.status(), address).toBe(status);
      expect(answer.headers()['location'], address).toBe(expected);
    }
  });

  test('may show another page without changing the address', async ({ page }) => {
    await page.goto(addressOf('nordvik-se', '/elbilsskola'));
    await expect(page).toHaveURL(/\/elbilsskola$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/elbil/i);
  });
});

test('no address leads to another host or into a loop', async ({ request }) => {
  const start = '/findus/1/';
  for (const address of [
    '//evil.example',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/en//evil.example',
    '/n/2026/..%2f..%2fevil.example',
    `${start}%2F%2Fevil.example`,
    `${start}%252F%252Fevil.example`,
    `${start}https:evil.example`,
    `${start}..`,
    `${start}%E2%80%A4%E2%80%A4`,
    `${start}@evil.example`,
    `${start}evil.example%0d%0aset-cookie:a=b`,
    `${start}${'x'.repeat(4_000)}`,
    '/index.html?url=https://evil.example',
  ]) {
    let next: string | undefined = address;
    for (let hop = 0; next !== undefined; hop += 1) {
      expect(hop, address).toBeLessThan(4);
      const answer = await ask(request, hostOf('nordvik-se'), next);
      next = answer.headers()['location'];
      expect(new URL(next ?? '/', 'https://own.example').host, address).toBe('own.example');
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
  }
});
