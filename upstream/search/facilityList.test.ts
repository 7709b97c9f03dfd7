import { describe, expect, test } from 'vitest';
import { answer, createClient, uppsala, wire } from './testing/facilityIndex.ts';
import { wireSearchRequest } from './wire.ts';

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
