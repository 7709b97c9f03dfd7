import { vi } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { HttpTools } from '../../http/request.ts';
import { createAskSearch } from '../ask.ts';
import { createFacilityClient } from '../facilityClient.ts';

export const wire = {
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

export const uppsala = {
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

export function answer(content: unknown, status = 200, total = 1) {
  return async () => Response.json({ content, total_items: total }, { status });
}

const withoutFacilities = ['mercedes-smart-se', 'nordvik-restaurant-se', 'nordvik-trucks-se'];

function findSite(id: string): Site {
  const site = { ...testSite, id, contentName: id };
  const indices = { vehicles: `vehicles-${id}`, facilities: `sites-${id}` };
  return withoutFacilities.includes(id) ? site : { ...site, indices };
}

export function createClient(fetch: HttpTools['fetch']) {
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
