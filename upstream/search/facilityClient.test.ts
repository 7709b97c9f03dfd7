import { describe, expect, test } from 'vitest';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { HttpTools } from '../http/request.ts';
import { answer, createClient, uppsala, wire } from './testing/facilityIndex.ts';
import { wireSearchRequest } from './wire.ts';

test('a site without facilities has no workshops, without a request', async () => {
  const { client, fetch } = createClient(answer([wire]));
  await expect(client.workshops('mercedes-smart-se', 'sv')).resolves.toEqual({
    ok: true,
    value: [],
  });
  expect(fetch).not.toHaveBeenCalled();
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

test.each([
  ['workshops', (client: FacilityService) => client.workshops('nordvik-se', 'sv')],
  [
    'sellers',
    (client: FacilityService) => client.sellers('nordvik-se', { brand: 'Volvo', facility: {} }),
  ],
  ['a facility', (client: FacilityService) => client.facility('nordvik-se', 'sv', 'uppsala')],
])('%s are asked for once, however many there are', async (_what, askFor) => {
  const { client, fetch } = createClient(answer([wire], 200, 1_000));
  await askFor(client);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('all facilities are asked for, in ten requests at most', async () => {
  for (const [total, requests] of [
    [48, 1],
    [49, 2],
    [1_000, 10],
  ] as const) {
    const { client, fetch } = createClient(answer([wire], 200, total));
    await client.facilities('nordvik-se', 'sv');
    expect([total, fetch.mock.calls.length]).toEqual([total, requests]);
  }
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
