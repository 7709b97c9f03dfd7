import { expect, test } from 'vitest';
import { tagManagerAddress } from './tagManager.ts';

const url = 'https://tags.example/gtm.js';

test.each([
  ['the page’s id has priority', { page: 'GTM-PAGE', site: 'GTM-SITE' }, `${url}?id=GTM-PAGE`],
  ['the site’s id is the default', { page: '', site: 'GTM-SITE' }, `${url}?id=GTM-SITE`],
  ['blanks are no id', { page: ' ', site: '\t' }, undefined],
  ['no id, no script', { page: '', site: '' }, undefined],
  ['an id is escaped', { page: 'A&b=c', site: '' }, `${url}?id=A%26b%3Dc`],
])('%s', (_rule, ids, address) => {
  expect(tagManagerAddress(url, ids)).toBe(address);
});

test('the URL may have a query', () => {
  const address = tagManagerAddress(`${url}?l=layer`, { page: '', site: 'GTM-SITE' });
  expect(address).toBe(`${url}?l=layer&id=GTM-SITE`);
});
