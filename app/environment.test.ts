import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError } from '#process/variables.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { parseEnvironment } from './environment.ts';

test('an empty environment points at the embedded services', () => {
  expect(parseEnvironment({})).toEqual({
    port: 3000,
    internal: { port: 13_000, host: '127.0.0.1' },
    servicesPort: 4000,
    content: {
      url: 'http://127.0.0.1:4000/sitecore/api/graph/edge',
      key: 'forecourt-local',
      editingSecret: 'forecourt-local',
      editorOrigins: ['http://localhost:4000'],
      mediaOrigins: [],
    },
    tagManagerUrl: 'https://www.googletagmanager.com/gtm.js',
    thirdPartySources: {
      tagScripts: ['https://www.googletagmanager.com/gtag/js'],
      tags: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      forms: [],
      map: [],
    },
    search: { url: 'http://127.0.0.1:4000/search', key: 'forecourt-local' },
    carMediaUrl: 'http://127.0.0.1:4000/car-media',
    formProviders: {
      embed: { url: 'http://127.0.0.1:4000/forms', portal: 'forecourt', region: 'eu' },
      jotform: { url: 'http://127.0.0.1:4000/jotform' },
    },
    jotformKey: 'forecourt-local',
    mapStyleUrl: undefined,
    codeweaver: { url: 'http://127.0.0.1:4000/codeweaver', key: 'forecourt-local' },
    comhub: { url: 'http://127.0.0.1:4000/comhub', key: 'forecourt-local' },
    places: {
      provider: 'embedded',
      url: 'http://127.0.0.1:4000/places',
      key: 'forecourt-local',
    },
    mechmate: {
      url: 'http://127.0.0.1:4000/mechmate',
      key: 'forecourt-local',
      honoursKeys: true,
    },
    tirehotel: { url: 'http://127.0.0.1:4000/tirehotel', key: 'forecourt-local' },
    codeLimit: 5,
    trustedProxies: [],
    machines: 1,
    workers: availableParallelism(),
    workerHeapMb: 256,
    lookupLimit: 30,
    limitFactor: 1,
    formTokenKeys: undefined,
    hashKeys: undefined,
    dataFolder: '.data',
    database: undefined,
    pageStore: undefined,
    telemetry: { logFormat: 'text', metricsPort: undefined, tracing: undefined },
    vitalsOneIn: 0,
  });
});

test.each([
  [{ PORT: '3311' }, { port: 13_311, host: '127.0.0.1' }],
  [{ PORT: '55535' }, { port: 65_535, host: '127.0.0.1' }],
  [{ PORT: '55536' }, { port: 45_536, host: '127.0.0.1' }],
  [
    { PORT: '80', INTERNAL_PORT: '8081', INTERNAL_ADDRESS: '10.0.0.7' },
    { port: 8081, host: '10.0.0.7' },
  ],
])('with %o, operators ask at %o', (env, internal) => {
  expect(parseEnvironment(env).internal).toEqual(internal);
});

const collector = 'http://collector.example:4318';

test.each([
  [{}, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: collector }, { sampler: 'parentbased_always_on', ratio: 1 }],
  [
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector}/v1/traces`,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    },
    { sampler: 'parentbased_traceidratio', ratio: 0.05 },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SDK_DISABLED: 'true' }, undefined],
])('with %o, requests are traced as %o', (env, tracing) => {
  expect(parseEnvironment(env).telemetry.tracing).toEqual(tracing);
});

test('the default addresses use the services’ port', () => {
  const { content } = parseEnvironment({ SERVICES_PORT: '4010' });
  expect(content.url).toBe('http://127.0.0.1:4010/sitecore/api/graph/edge');
});

test('a real platform is never edited with the local secret', () => {
  const url = 'https://edge.example/v1/content/api/graphql/v1';
  const { content } = parseEnvironment({ CONTENT_GRAPHQL_URL: url, CONTENT_API_KEY: 'key' });
  expect(content).toMatchObject({ url, key: 'key', editingSecret: undefined, editorOrigins: [] });
});

test('paths can be added to the addresses of form providers', () => {
  const { formProviders } = parseEnvironment({
    FORM_PROVIDER_URL: 'https://forms.example/forms/',
    FORM_PROVIDER_PORTAL: '12345',
    FORM_PROVIDER_REGION: 'eu1',
    JOTFORM_URL: 'https://jotform.example//',
  });
  expect(formProviders).toEqual({
    embed: { url: 'https://forms.example/forms', portal: '12345', region: 'eu1' },
    jotform: { url: 'https://jotform.example' },
  });
});

test('maps may have a style of their own', () => {
  const { mapStyleUrl } = parseEnvironment({ MAP_STYLE_URL: 'https://maps.example/style.json' });
  expect(mapStyleUrl).toBe('https://maps.example/style.json');
});

test('trusted proxies are addresses and networks', () => {
  const TRUSTED_PROXIES = '10.0.0.0/8, 192.0.2.7 2001:db8::/32,192.0.2.8/32 2001:db8::7/128';
  expect(parseEnvironment({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.0.2.7',
    '2001:db8::/32',
    '192.0.2.8/32',
    '2001:db8::7/128',
  ]);
});

test('the webhook may have two secrets, and a CDN one of three headers', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
  const REVALIDATE_SECRET = `${first} ${second}`;
  expect(parseEnvironment({ REVALIDATE_SECRET }).revalidateKeys).toEqual([first, second]);
  expect(parseEnvironment({ CACHE_TAG_HEADER: 'surrogate-key' }).cacheTagHeader).toBe(
    'surrogate-key',
  );
  expect(parseEnvironment({})).toMatchObject({
    revalidateKeys: undefined,
    cacheTagHeader: undefined,
  });
});

test('an empty value counts as unset', () => {
  expect(parseEnvironment({ PORT: '', CONTENT_GRAPHQL_URL: '' }).port).toBe(3000);
});

test('origins are separated by spaces or commas', () => {
  const { content } = parseEnvironment({
    CONTENT_EDITOR_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(content.editorOrigins.slice(1)).toEqual(['https://a.example', 'https://b.example']);
});

test('the embedded editor may frame pages, wherever it is', () => {
  const at = (env: Record<string, string>) => parseEnvironment(env).content.editorOrigins;
  expect(at({ SERVICES_PORT: '4010' })).toEqual(['http://localhost:4010']);
  const CONTENT_GRAPHQL_URL = 'http://services.internal/sitecore/api/graph/edge';
  const EDITING_ORIGIN = 'https://edit.example';
  expect(at({ CONTENT_GRAPHQL_URL, EDITING_ORIGIN, CONTENT_API_KEY: 'key' })).toEqual([
    EDITING_ORIGIN,
  ]);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['SERVICES_PORT', '70000'],
  ['REVALIDATE_SECRET', 'short'],
  ['CACHE_TAG_HEADER', 'x-tags'],
  ['INTERNAL_PORT', '0'],
  ['INTERNAL_PORT', '3000'],
  ['INTERNAL_ADDRESS', 'localhost'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['METRICS_PORT', '13000'],
  ['VITALS_ONE_IN', '-1'],
  ['VITALS_ONE_IN', '20'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
  ['CONTENT_GRAPHQL_URL', 'edge.example'],
  ['CONTENT_GRAPHQL_URL', 'ftp://edge.example'],
  ['CONTENT_EDITOR_ORIGINS', 'https://a.example nonsense'],
  ['TAG_MANAGER_URL', 'javascript:alert(1)'],
  ['SEARCH_URL', 'search.example'],
  ['CAR_MEDIA_URL', 'media.example'],
  ['MAP_STYLE_URL', 'javascript:alert(1)'],
  ['MAP_ORIGINS', '*'],
  ['FORM_PROVIDER_URL', 'forms.example'],
  ['JOTFORM_URL', 'javascript:alert(1)'],
  ['COMHUB_URL', 'leads.example'],
  ['MECHMATE_URL', 'workshops.example'],
  ['MECHMATE_HONOURS_KEYS', 'maybe'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '2001:db8::/129'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['MACHINES', '0'],
  ['LOOKUP_LIMIT', '0'],
  ['LIMIT_FACTOR', '0.5'],
  ['FORM_TOKEN_KEY', 'too short'],
  ['HASH_KEY', `${'a'.repeat(32)} short`],
  ['HASH_KEY', [1, 2, 3].map((number) => String(number).repeat(32)).join(' ')],
  ['DATA_DIR', 'package.json'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(new RegExp(`^${name} must be .+\\.$`));
});

test('keys may be two, while one replaces the other', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
  const { formTokenKeys, hashKeys } = parseEnvironment({
    FORM_TOKEN_KEY: first,
    HASH_KEY: `${second}\n${first}`,
  });
  expect(formTokenKeys).toEqual([first]);
  expect(hashKeys).toEqual([second, first]);
});

test('every secret may be in a file', async () => {
  const folder = await createTestFolder();
  const file = join(folder, 'secret');
  await writeFile(file, `${'s'.repeat(32)}\n`);
  const names = ['CONTENT_EDITING_SECRET', 'COMHUB_API_KEY', 'TIREHOTEL_API_KEY', 'HASH_KEY'];
  const read = parseEnvironment(Object.fromEntries(names.map((name) => [`${name}_FILE`, file])));
  const { content, comhub, tirehotel, hashKeys } = read;
  const found = [content.editingSecret, comhub.key, tirehotel.key, hashKeys?.[0]];
  expect(found).toEqual(names.map(() => 's'.repeat(32)));
  await rm(folder, { recursive: true });
});

test.each([
  [{}, true],
  [{ MECHMATE_URL: 'https://workshops.example' }, false],
  [{ MECHMATE_URL: 'https://workshops.example', MECHMATE_HONOURS_KEYS: 'yes' }, true],
  [{ MECHMATE_HONOURS_KEYS: 'no' }, false],
])(
  'a booking is sent again only to a system that is known to book once: %j',
  (variables, honoursKeys) => {
    expect(parseEnvironment(variables).mechmate.honoursKeys).toBe(honoursKeys);
  },
);

test('Google is asked at its own addresses, with a key of its own', () => {
  const { places } = parseEnvironment({ PLACES_PROVIDER: 'google', PLACES_API_KEY: 'AIza' });
  expect(places).toEqual({ provider: 'google', url: undefined, key: 'AIza' });
  expect(() => parseEnvironment({ PLACES_PROVIDER: 'google' })).toThrow(
    'PLACES_PROVIDER is google, so PLACES_API_KEY must be a key of Google.',
  );
  expect(() => parseEnvironment({ PLACES_PROVIDER: 'here' })).toThrow(
    'PLACES_PROVIDER must be embedded or google, not "here".',
  );
});

test('sources of third parties are origins or paths, and can’t end a directive', () => {
  const { thirdPartySources } = parseEnvironment({
    MAP_ORIGINS: 'https://*.tiles.example, https://maps.example:8443/v1/',
  });
  expect(thirdPartySources.map).toEqual([
    'https://*.tiles.example',
    'https://maps.example:8443/v1/',
  ]);
});

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  '*',
  'https:',
  "'unsafe-eval'",
  'data:',
])('the source %j is refused', (text) => {
  expect(() => parseEnvironment({ FORM_PROVIDER_ORIGINS: text })).toThrow('FORM_PROVIDER_ORIGINS');
});

test('media may come from the platform’s own hosts and those of a variable', () => {
  const { content } = parseEnvironment({
    CONTENT_GRAPHQL_URL: 'https://edge.sitecorecloud.io/api/graphql/v1',
    MEDIA_ORIGINS: 'https://media.example https://*.cdn.example',
  });
  expect(content.mediaOrigins).toEqual([
    'https://*.sitecorecloud.io',
    'https://media.example',
    'https://*.cdn.example',
  ]);
});

test.each([
  ['PORT', 1, 65_535],
  ['SERVICES_PORT', 1, 65_535],
  ['INTERNAL_PORT', 1, 65_535],
  ['CODE_LIMIT', 1, 1_000_000],
  ['LOOKUP_LIMIT', 1, 1_000_000],
  ['LIMIT_FACTOR', 1, 1_000_000],
  ['MACHINES', 1, 1_000],
  ['WORKERS', 1, 64],
  ['WORKER_HEAP_MB', 160, 65_536],
  ['DATABASE_POOL_SIZE', 1, 100],
  ['DATABASE_STATEMENT_TIMEOUT_MS', 100, 60_000],
  ['VITALS_ONE_IN', 0, 1_000_000],
] as const)('%s is from %d to %d', (name, least, most) => {
  const others = { METRICS_PORT: '9464' };
  const parse = (value: number) => parseEnvironment({ ...others, [name]: String(value) });
  for (const value of [least, most]) expect(() => parse(value)).not.toThrow();
  for (const value of [least - 1, most + 1, least + 0.5])
    expect(() => parse(value)).toThrow(`${name} must be a whole number from ${least} to ${most}`);
});
