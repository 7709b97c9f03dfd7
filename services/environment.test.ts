import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '#process/variables.ts';
import { parseEnvironment } from './environment.ts';

const SEARCH_ENGINE = 'opensearch';

test('unset and blank values take their defaults', () => {
  expect(parseEnvironment({ SERVICES_PORT: ' ', SEARCH_API_KEY: '' })).toEqual({
    servicesPort: 4000,
    sitePort: 3000,
    contentApiKey: 'forecourt-local',
    codeweaverApiKey: 'forecourt-local',
    jotformApiKey: 'forecourt-local',
    placesApiKey: 'forecourt-local',
    tirehotelApiKey: 'forecourt-local',
    mechmateApiKey: 'forecourt-local',
    comhubApiKey: 'forecourt-local',
    searchApiKey: 'forecourt-local',
    dataFolder: '.data',
    origin: 'http://localhost:4000',
    siteOrigin: 'http://{site}.localhost:3000',
    editingSecret: 'forecourt-local',
  });
});

test.each([
  ['SERVICES_PORT', '0', 'must be a whole number from 1 to 65535, not "0".'],
  ['PORT', '80.5', 'must be a whole number from 1 to 65535, not "80.5".'],
  ['CONTENT_RATE_LIMIT', 'many', 'must be a whole number from 0 to 100000, not "many".'],
  ['JOTFORM_API_KEY', 'a b', 'must be printable ASCII without spaces, as it travels in a header.'],
  [
    'EDITING_ORIGIN',
    'https://a.example/edit',
    'must be an origin such as https://edit.example, without a path.',
  ],
  [
    'EDITING_SITE_ORIGIN',
    'https://a.example',
    'must be an origin with {site} or {host} in it, such as https://{host}.',
  ],
  [
    'EDITING_SESSION_KEY',
    'short',
    'must be a random text of at least 32 characters, or two of them with a space between.',
  ],
  [
    'CONTENT_AUTHORING_KEY',
    'short',
    'must be a random text of at least 32 characters without spaces.',
  ],
  ['EDITING_PORT', '4000', 'must be another port than SERVICES_PORT and PORT.'],
  ['EDITING_PORT', '3000', 'must be another port than SERVICES_PORT and PORT.'],
  ['EDITING_PORT', 'edit', 'must be a whole number from 1 to 65535, not "edit".'],
  ['EDITING_ADDRESS', '127.0.0.1', 'is set, so EDITING_PORT must be as well.'],
  ['EDITING_ADDRESS', 'localhost', 'must be an IP address, not "localhost".'],
  ['EDITING_ADDRESS', '10.0.0.0/8', 'must be an IP address, not "10.0.0.0/8".'],
  ['REVALIDATE_URLS', 'https://a, b', 'must be http addresses with commas between them.'],
  ['DATA_DIR', 'package.json', 'must be a folder, and "package.json" is not one.'],
])('%s can’t be %s', (name, value, problem) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(
    new EnvironmentError(`${name} ${problem}`),
  );
});

test('editors reach services and sites where the environment says', () => {
  const EDITING_ORIGIN = 'https://edit.example';
  const EDITING_SITE_ORIGIN = 'https://{host}';
  const variables = { EDITING_ORIGIN, EDITING_SITE_ORIGIN, CONTENT_EDITING_SECRET: 'own' };
  expect(parseEnvironment(variables)).toMatchObject({
    origin: EDITING_ORIGIN,
    siteOrigin: EDITING_SITE_ORIGIN,
    editorsListener: undefined,
  });
});

describe('the address of editors', () => {
  const EDITING_PORT = '4001';
  const safe = { EDITING_ORIGIN: 'https://edit.example', CONTENT_EDITING_SECRET: 'own' };
  const listener = (host: string) => ({ port: 4001, host, variable: 'EDITING_PORT' });

  test.each<[string, Record<string, string>, string]>([
    ['this machine by default', {}, '127.0.0.1'],
    ['one that other machines reach', { ...safe, EDITING_ADDRESS: '0.0.0.0' }, '0.0.0.0'],
    ['one of IPv6', { ...safe, EDITING_ADDRESS: '::' }, '::'],
    ['loopback of IPv6', { EDITING_ADDRESS: '::1' }, '::1'],
  ])('is %s', (_what, variables, host) => {
    const { editorsListener } = parseEnvironment({ EDITING_PORT, ...variables });
    expect(editorsListener).toEqual(listener(host));
  });

  const proxy = 'EDITING_ORIGIN must be the address of a proxy with TLS, https://….';
  const secret = 'CONTENT_EDITING_SECRET must be a secret of your own.';

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'without TLS',
      { EDITING_ADDRESS: '10.0.0.7', CONTENT_EDITING_SECRET: 'own' },
      /^.*?https:\/\/….$/,
    ],
    ['with the known secret', { ...safe, CONTENT_EDITING_SECRET: '' }, /^.*?your own.$/],
    [
      'with a known secret of its own',
      { ...safe, CONTENT_EDITING_SECRET: 'forecourt-local' },
      /own.$/,
    ],
    [
      'without both, behind a proxy on this machine',
      { EDITING_ORIGIN: 'http://edit.example' },
      new RegExp(`${proxy} .*${secret}$`),
    ],
  ])('can’t be reached by other machines %s', (_what, variables, problem) => {
    expect(() => parseEnvironment({ EDITING_PORT, ...variables })).toThrow(problem);
  });
});

test('all invalid values are named', () => {
  expect(() => parseEnvironment({ PORT: 'a', JOTFORM_API_KEY: 'ö' })).toThrow(
    /^PORT must be .+\. JOTFORM_API_KEY must be .+\.$/,
  );
});

test('several sites are told of publishes', () => {
  const REVALIDATE_URLS = 'https://a.example/api/revalidate, https://b.example/api/revalidate';
  expect(parseEnvironment({ REVALIDATE_URLS })).toMatchObject({
    revalidateUrls: ['https://a.example/api/revalidate', 'https://b.example/api/revalidate'],
  });
});

test('the services and the site can’t share a port', () => {
  expect(() => parseEnvironment({ PORT: '4000' })).toThrow(
    new EnvironmentError('SERVICES_PORT and PORT are both 4000; the site needs a port of its own.'),
  );
});

describe('the search engine', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['this process by default', {}, undefined],
    [
      'this process, even with the address of a cluster',
      { OPENSEARCH_URL: 'http://a:9200' },
      undefined,
    ],
    ['this process if chosen explicitly', { SEARCH_ENGINE: 'embedded' }, undefined],
    ['a node', { SEARCH_ENGINE, OPENSEARCH_URL: 'http://a:9200' }, 'http://a:9200'],
    [
      'several nodes',
      { SEARCH_ENGINE, OPENSEARCH_URL: 'http://a:9200, https://b:9200' },
      'http://a:9200, https://b:9200',
    ],
  ])('%s', (_what, variables, openSearchUrl) => {
    expect(parseEnvironment(variables)).toMatchObject({ openSearchUrl });
  });

  test.each([
    [{ SEARCH_ENGINE }, 'SEARCH_ENGINE is opensearch, so OPENSEARCH_URL must name the nodes.'],
    [{ SEARCH_ENGINE: 'solr' }, 'SEARCH_ENGINE must be embedded or opensearch, not "solr".'],
  ])('%j is refused', (variables, problem) => {
    expect(() => parseEnvironment(variables)).toThrow(new EnvironmentError(problem));
  });

  test.each(['node-1:9200', 'http://a:9200,', 'ftp://user:secret@a'])(
    'the invalid address %s is refused without repeating it',
    (OPENSEARCH_URL) => {
      const problem = 'OPENSEARCH_URL must be http addresses with commas between them.';
      expect(() => parseEnvironment({ SEARCH_ENGINE, OPENSEARCH_URL })).toThrow(
        new EnvironmentError(problem),
      );
    },
  );
});

describe('the folder of the group', () => {
  test.each([
    ['undefined by default', {}, undefined],
    ['an existing folder', { GROUP_DIR: 'services/testGroup' }, 'services/testGroup'],
  ])('%s', (_what, variables, groupFolder) => {
    expect(parseEnvironment(variables)).toMatchObject({ groupFolder });
  });

  test.each(['nowhere', 'package.json'])('%s is refused', (GROUP_DIR) => {
    expect(() => parseEnvironment({ GROUP_DIR })).toThrow(
      new EnvironmentError(`GROUP_DIR must be a folder, and there is none at "${GROUP_DIR}".`),
    );
  });
});
