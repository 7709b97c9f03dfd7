import { expect, test } from 'vitest';
import { wireSiteOf } from './editedSite.ts';

const addresses = { siteOrigin: 'https://{host}', editingSecret: 'secret' };
const site = { title: 'Site', hostname: 'site.example', language: 'nb', languages: ['nb'] };

test('the editor gets the country and the time zone of a site', () => {
  expect(wireSiteOf({ ...site, name: 'nordvik-no' }, addresses)).toMatchObject({
    country: 'NO',
    timeZone: 'Europe/Oslo',
    origin: 'https://site.example',
  });
});

test.each(['alfa', 'constructor', '__proto__'])('the site %s isn’t known to the code', (name) => {
  const wire = wireSiteOf({ ...site, name }, addresses);
  expect([wire.country, wire.timeZone]).toEqual([undefined, undefined]);
});
