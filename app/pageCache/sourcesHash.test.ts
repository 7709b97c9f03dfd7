import { expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { sourcesHash } from './sourcesHash.ts';

const usual = sourcesHash(parseEnvironment({}));

test.each([
  { CONTENT_GRAPHQL_URL: 'https://edge.example/graphql' },
  { SERVICES_PORT: '4311' },
  { SEARCH_URL: 'https://search.example' },
  { TAG_MANAGER_URL: 'https://tags.example/gtm.js' },
  { MAP_STYLE_URL: 'https://map.example/style.json' },
  { METRICS_PORT: '9100', VITALS_ONE_IN: '20' },
])('pages made with %j are kept apart', (variables) => {
  expect(sourcesHash(parseEnvironment(variables))).not.toBe(usual);
});

test.each([
  { PORT: '3001' },
  { WORKERS: '7' },
  { MACHINES: '20' },
  { INTERNAL_PORT: '9000', INTERNAL_ADDRESS: '10.0.0.1' },
  { LOG_FORMAT: 'json', METRICS_PORT: '9100' },
  { CACHE_URL: 'redis://cache.example' },
  { DATA_DIR: '/tmp/other' },
  { LOOKUP_LIMIT: '9' },
  { REVALIDATE_SECRET: 'a'.repeat(32), CACHE_TAG_HEADER: 'cache-tag' },
])('pages made with %j are shared', (variables) => {
  expect(sourcesHash(parseEnvironment(variables))).toBe(usual);
});
