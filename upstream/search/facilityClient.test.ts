import { describe, expect, test, vi } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { HttpTools } from '../http/request.ts';
import { createAskSearch } from './ask.ts';
import { createFacilityClient } from './facilityClient.ts';
import { wireSearchRequest } from './wire.ts';

const wire = {
  slug: 'uppsala',
  site_id: 104,
  site_official_name: 'Nordvik Uppsala',
  site_city: 'Uppsala',
  site_image_url: '/-/media/nordvik-se/dealership.webp',
  site_phone: '018-465 00 40',
  site_zip: 75323,
  site_street: 'Stålgatan 4',
  site_email: 'uppsala@nordvik.example',
  site_geocoord: '59.8586,17.6389',
  site_brands: ['Volvo'],
  site_departments: [
    { group: 'Sales', name: 'Bilförsäljning', email: 'bil.uppsala@nordvik.example' },
    { group: 'Workshop', phone: '018-465 00 44', email: 'verkstad.uppsala@nordvik.example' },
  ],
};

const uppsala = {
  id: '104',
  slug: 'uppsala',
  name: 'Nordvik Uppsala',
  street: 'Stålgatan 4',
  zip: '75323',
  city: 'Uppsala',
  phone: '018-465 00 40',
  email: 'uppsala@nordvik.example',
  image: '/-/media/nordvik-se/dealership.webp',
  brands: ['Volvo'],
  coordinates: { latitude: 59.8586, longitude: 17.6389 },
  departments: [
    {
      group: 'Sales',
      name: 'Bilförsäljning',
      phone: '',
      email: 'bil.uppsala@nordvik.example',
      brands: [],
      number: '',
      staff: [],
    },
    {
      group: 'Workshop',
      name: 'Workshop',
      phone: '018-465 00 44',
      email: 'verkstad.uppsala@nordvik.example',
      brands: [],
      number: '',
      staff: [],
    },
  ],
};

function answer(content: unknown, status = 200) {
  return async () => Response.json({ content, total_items: 1 }, { status });
}

const withoutFacilities = ['mercedes-smart-se', 'nordvik-restaurant-se', 'nordvik-trucks-se'];

function findSite(id: string): Site {
  const site = { ...testSite, id, contentName: id };
  const indices = { vehicles: `vehicles-${id}`, facilities: `sites-${id}` };
  return withoutFacilities.includes(id) ? site : { ...site, indices };
}

function createClient(fetch: HttpTools['fetch']) {
  const clock = { now: 0 };
  const log = vi.fn();
  const tools = { fetch: vi.fn(fetch), now: () => clock.now, wait: async () => undefined };
  const ask = createAskSearch({
    url: 'https://search.example/search',
    key: 'key',
    timeoutMs: 3000,
    tools,
  });
  const client = createFacilityClient({ ask, findSite, now: tools.now, log });
  return { client, clock, log, fetch: tools.fetch };
}

test('a site without facilities has no workshops, without a request', async () => {
  const { client, fetch } = createClient(answer([wire]));
  await expect(client.workshops('mercedes-smart-se', 'sv')).resolves.toEqual({
    ok: true,
    value: [],
  });
  expect(fetch).not.toHaveBeenCalled();
});

describe('the workshops of a site', () => {
  test('are requested from its index with the key, in one request of the agreed format', async () => {
    const { client, fetch } = createClient(answer([]));
    await client.workshops('carstore-fi', 'sv');
    const [call] = fetch.mock.calls;
    expect(call?.[0]).toBe('https://search.example/search');
    expect(new Headers(call?.[1]?.headers).get('x-api-key')).toBe('key');
    const request: unknown = JSON.parse(String(call?.[1]?.body));
    expect(wireSearchRequest.parse(request)).toEqual(request);
    expect(request).toEqual({
      index: 'sites-carstore-fi',
      fields: Object.keys(wire),
      filters: [{ name: 'site_departments.group', values: ['Workshop'] }],
      facets: [],
      limit: 100,
      offset: 0,
    });
  });

  test('are converted to domain values', async () => {
    const { client } = createClient(answer([wire]));
    await expect(client.workshops('nordvik-se', 'sv')).resolves.toEqual({
      ok: true,
      value: [uppsala],
    });
  });

  test.each([
    ['no workshop', { ...wire, site_departments: [{ group: 'Sales', email: '' }] }],
    ['no departments', { ...wire, site_departments: null }],
    ['no page', { ...wire, slug: ' ' }],
    ['no name', { ...wire, site_official_name: undefined }],
    ['an invalid facility', 'Uppsala'],
    ['nothing', null],
  ])('drop only entries that are %s', async (_what, hit) => {
    const { client } = createClient(answer([hit, wire]));
    await expect(client.workshops('nordvik-se', 'sv')).resolves.toEqual({
      ok: true,
      value: [uppsala],
    });
  });

  test('tolerate missing and malformed fields', async () => {
    const { slug, site_id, site_official_name } = wire;
    const site_departments = [null, { group: 'Workshop', email: 5 }];
    const image = { site_image_url: 'javascript:alert(1)' };
    const hit = { slug, site_id, site_official_name, site_departments, ...image };
    const { client } = createClient(answer([hit]));
    const noContact = { street: '', zip: '', city: '', phone: '', email: '', image: undefined };
    const bare = { ...noContact, brands: [], coordinates: undefined };
    const workshop = { group: 'Workshop', name: 'Workshop', phone: '', email: '' };
    const departments = [{ ...workshop, brands: [], number: '', staff: [] }];
    await expect(client.workshops('nordvik-se', 'sv')).resolves.toEqual({
      ok: true,
      value: [{ ...uppsala, ...bare, departments }],
    });
  });

  test('are requested once a minute, and kept during failures', async () => {
    const { client, clock, fetch, log } = createClient(answer([wire]));
    await client.workshops('nordvik-se', 'sv');
    await client.workshops('nordvik-se', 'sv');
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.now = 60_000;
    fetch.mockImplementationOnce(answer([], 500));
    await expect(client.workshops('nordvik-se', 'sv')).resolves.toMatchObject({ ok: true });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'facilities: workshops of nordvik-se: answered with status 500; the last good answer is used',
    );
  });
});

describe('the facilities of a site', () => {
  test('are requested in the group’s order', async () => {
    const { client, fetch } = createClient(answer([wire]));
    await expect(client.facilities('nordvik-se', 'sv')).resolves.toEqual({
      ok: true,
      value: [uppsala],
    });
    const request: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
    expect(wireSearchRequest.parse(request)).toEqual(request);
    expect(request).toEqual({
      index: 'sites-nordvik-se',
      fields: Object.keys(wire),
      filters: [],
      facets: [],
      limit: 48,
      offset: 0,
      sort_name: 'website_sort_order_asc',
    });
  });

  test('are requested page by page, and kept in order', async () => {
    const { client, fetch } = createClient(async () => Response.json({ content: [] }));
    fetch.mockImplementation(async (_url, init) => {
      const { offset } = wireSearchRequest.parse(JSON.parse(String(init?.body)));
      const count = Math.min(48, 100 - offset);
      const content = Array.from({ length: count }, (_, at) => ({
        ...wire,
        slug: `${offset + at}`,
      }));
      return Response.json({ content, total_items: 100 });
    });
    const found = await client.facilities('nordvik-se', 'sv');
    const slugs = found.ok ? found.value.map(({ slug }) => Number(slug)) : [];
    expect(slugs).toEqual(Array.from({ length: 100 }, (_, at) => at));
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('fail as a whole if one page fails', async () => {
    const { client, fetch } = createClient(async () =>
      Response.json({ content: [wire], total_items: 60 }),
    );
    fetch.mockImplementationOnce(async () => Response.json({ content: [wire], total_items: 60 }));
    fetch.mockImplementationOnce(async () => new Response('', { status: 500 }));
    await expect(client.facilities('nordvik-se', 'sv')).resolves.toMatchObject({ ok: false });
  });

  test('include those without a workshop', async () => {
    const store = { ...wire, site_departments: [{ group: 'Sales' }] };
    const { client } = createClient(answer([store]));
    await expect(client.facilities('carstore-se', 'en')).resolves.toMatchObject({
      value: [{ slug: 'uppsala' }],
    });
  });
});

describe('the sellers of a car', () => {
  test.each([
    ['by its facility', { id: '104' }, { name: 'site_id', values: ['104'] }],
    ['by its brand if it has no facility', {}, { name: 'site_brands', values: ['Volvo'] }],
  ])('are requested %s, at most 100', async (_what, facility, filter) => {
    const { client, fetch } = createClient(answer([wire]));
    await expect(client.sellers('nordvik-se', { brand: 'Volvo', facility })).resolves.toEqual({
      ok: true,
      value: [uppsala],
    });
    const request: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
    expect(wireSearchRequest.parse(request)).toMatchObject({
      index: 'sites-nordvik-se',
      filters: [filter],
      limit: 100,
      sort_name: 'website_sort_order_asc',
    });
  });

  test('are an empty list on a site without facilities', async () => {
    const { client, fetch } = createClient(answer([wire]));
    await expect(
      client.sellers('nordvik-trucks-se', { brand: 'Volvo', facility: {} }),
    ).resolves.toEqual({ ok: true, value: [] });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a facility by its slug', () => {
  test('is requested alone, once a minute', async () => {
    const { client, fetch } = createClient(answer([wire]));
    await client.facility('nordvik-se', 'sv', 'uppsala');
    await expect(client.facility('nordvik-se', 'sv', 'uppsala')).resolves.toEqual({
      kind: 'found',
      facility: uppsala,
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
      index: 'sites-nordvik-se',
      filters: [{ name: 'slug', values: ['uppsala'] }],
      limit: 1,
    });
  });

  test.each([
    ['there is none', []],
    ['the index returns another', [{ ...wire, slug: 'lulea' }]],
  ])('is missing where %s', async (_what, content) => {
    const { client } = createClient(answer(content));
    await expect(client.facility('nordvik-se', 'sv', 'uppsala')).resolves.toEqual({
      kind: 'missing',
    });
  });

  test('is invalid where it has no number', async () => {
    const { client } = createClient(answer([{ ...wire, site_id: null }]));
    await expect(client.facility('nordvik-se', 'sv', 'uppsala')).resolves.toEqual({
      kind: 'invalid',
    });
  });

  test('is found in any letter case', async () => {
    const { client } = createClient(answer([wire]));
    await expect(client.facility('nordvik-se', 'sv', 'Uppsala')).resolves.toMatchObject({
      kind: 'found',
    });
  });

  test.each([
    ['nordvik-trucks-se', 'uppsala'],
    ['nordvik-se', ''],
  ] as const)('is missing on %s as %j without a question', async (site, slug) => {
    const { client, fetch } = createClient(answer([wire]));
    await expect(client.facility(site, 'sv', slug)).resolves.toEqual({ kind: 'missing' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is a failed lookup while the index fails, which is logged', async () => {
    const { client, log } = createClient(answer([], 500));
    await expect(client.facility('nordvik-se', 'sv', 'uppsala')).resolves.toEqual({
      kind: 'failed',
      failure: { kind: 'server-error', status: 500 },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'facilities: facility uppsala of nordvik-se: answered with status 500',
    );
  });
});

test.each<[string, HttpTools['fetch'], string]>([
  ['a refused key', answer([], 401), 'unauthorized'],
  ['an error', answer([], 500), 'server-error'],
  ['no list', answer('none'), 'malformed'],
  ['a page', async () => new Response('<html>'), 'malformed'],
  ['no connection', () => Promise.reject(new TypeError('refused')), 'unreachable'],
])('%s is a failure of its own', async (_what, fetch, kind) => {
  const { client } = createClient(fetch);
  await expect(client.workshops('nordvik-se', 'sv')).resolves.toMatchObject({
    ok: false,
    failure: { kind },
  });
});
