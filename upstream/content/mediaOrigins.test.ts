import { expect, test } from 'vitest';
import { platformMediaOrigins } from './mediaOrigins.ts';

test.each([
  [undefined, []],
  ['https://edge.sitecorecloud.io/api/graphql/v1', ['https://*.sitecorecloud.io']],
  [
    'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1',
    ['https://*.sitecorecloud.io'],
  ],
  ['https://cms.example/sitecore/api/graph/edge', ['https://cms.example']],
  ['https://evilsitecorecloud.io/graphql', ['https://evilsitecorecloud.io']],
])('the platform at %s has its media at %j', (url, origins) => {
  expect(platformMediaOrigins(url)).toEqual(origins);
});
