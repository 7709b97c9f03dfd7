import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { FormProviders } from '#domain/forms/providers.ts';
import { dataFolder } from '#process/dataFolder.ts';
import { type SecretKeys, secretKeys } from '#process/secretKeys.ts';
import {
  type TelemetryOptions,
  telemetryOf,
  telemetryVariables,
} from '#process/telemetryVariables.ts';
import {
  address,
  commonVariables,
  ipAddress,
  key,
  localKey,
  port,
  readVariables,
  wholeNumber,
} from '#process/variables.ts';
import type { PostgresOptions } from '#storage/postgres/database.ts';
import type { ValkeyOptions } from '#storage/valkey/valkeyClient.ts';
import { platformMediaOrigins } from '#upstream/content/mediaOrigins.ts';
import type { PlaceSource } from '#upstream/places/client.ts';
import { type CacheTagHeader, cacheTagHeaders } from './cacheTagHeaders.ts';
import { databaseOf, databaseVariables } from './database/databaseVariables.ts';
import { pageStoreOf, pageStoreVariables } from './pageStore/pageStoreVariables.ts';

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ error: 'must be addresses with spaces or commas between them.' })));

/** Addresses and networks, such as `10.0.0.0/8`. */
const networks = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((entries) => entries.every(isNetwork), {
    error:
      'must be IP addresses or networks such as 10.0.0.0/8, with spaces or commas between them.',
  });

/** The longest prefix of a network by the version of its addresses. */
const addressBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...others] = entry.split('/');
  const bits = addressBits[isIP(address)] ?? 0;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && isPrefix && others.length === 0;
}

/** Sources in a content security policy: origins, which may have a wildcard, or URLs without a query. */
const sources = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/, {
        error:
          'must be origins such as https://a.example or https://*.a.example with spaces between them.',
      }),
    ),
  );

/** A URL to which paths are appended. */
const base = address.transform((url) => url.replace(/\/+$/, ''));

/** Unset addresses default to the embedded services on the same machine. */
const schema = z
  .object({
    ...commonVariables,
    CONTENT_GRAPHQL_URL: address.optional(),
    CONTENT_API_KEY: key,
    CONTENT_EDITING_SECRET: z.string().optional(),
    CONTENT_EDITOR_ORIGINS: origins.default([]),
    MEDIA_ORIGINS: sources.default([]),
    TAG_MANAGER_URL: address.default('https://www.googletagmanager.com/gtm.js'),
    TAG_MANAGER_SCRIPTS: sources.default(['https://www.googletagmanager.com/gtag/js']),
    TAG_MANAGER_ORIGINS: sources.default([
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ]),
    FORM_PROVIDER_URL: base.optional(),
    FORM_PROVIDER_ORIGINS: sources.default([]),
    FORM_PROVIDER_PORTAL: z.string().default('forecourt'),
    FORM_PROVIDER_REGION: z.string().default('eu'),
    SEARCH_URL: address.optional(),
    SEARCH_API_KEY: key,
    CAR_MEDIA_URL: base.optional(),
    JOTFORM_URL: base.optional(),
    JOTFORM_API_KEY: key,
    MAP_STYLE_URL: address.optional(),
    MAP_ORIGINS: sources.default([]),
    CODEWEAVER_URL: base.optional(),
    CODEWEAVER_API_KEY: key,
    COMHUB_URL: base.optional(),
    COMHUB_API_KEY: key,
    PLACES_PROVIDER: z
      .enum(['embedded', 'google'], {
        error: ({ input }) => `must be embedded or google, not "${input}".`,
      })
      .default('embedded'),
    PLACES_URL: base.optional(),
    PLACES_API_KEY: key,
    MECHMATE_URL: base.optional(),
    MECHMATE_API_KEY: key,
    MECHMATE_HONOURS_KEYS: z
      .enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, not "${input}".` })
      .optional(),
    TIREHOTEL_URL: base.optional(),
    TIREHOTEL_API_KEY: key,
    CODE_LIMIT: wholeNumber(1, 1_000_000).default(5),
    TRUSTED_PROXIES: networks.default([]),
    LOOKUP_LIMIT: wholeNumber(1, 1_000_000).default(30),
    LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
    FORM_TOKEN_KEY: secretKeys.optional(),
    HASH_KEY: secretKeys.optional(),
    REVALIDATE_SECRET: secretKeys.optional(),
    CACHE_TAG_HEADER: z
      .enum(cacheTagHeaders, {
        error: ({ input }) => `must be ${cacheTagHeaders.join(' or ')}, not "${input}".`,
      })
      .optional(),
    MACHINES: wholeNumber(1, 1_000).default(1),
    WORKERS: wholeNumber(1, 64).default(availableParallelism()),
    WORKER_HEAP_MB: wholeNumber(160, 65_536).default(256),
    DATA_DIR: dataFolder,
    ...databaseVariables,
    ...pageStoreVariables,
    ...telemetryVariables,
    VITALS_ONE_IN: wholeNumber(0, 1_000_000).default(0),
    INTERNAL_PORT: port.optional(),
    INTERNAL_ADDRESS: ipAddress.default('127.0.0.1'),
  })
  .refine(
    ({ PLACES_PROVIDER, PLACES_API_KEY }) =>
      PLACES_PROVIDER === 'embedded' || PLACES_API_KEY !== localKey,
    { error: 'PLACES_PROVIDER is google, so PLACES_API_KEY must be a key of Google.' },
  )
  .refine(({ INTERNAL_PORT, PORT }) => INTERNAL_PORT !== PORT, {
    error: 'INTERNAL_PORT must be another port than PORT, where visitors ask.',
  })
  .refine(
    ({ METRICS_PORT, ...read }) =>
      METRICS_PORT !== read.PORT && METRICS_PORT !== internalPortOf(read),
    {
      error: 'METRICS_PORT must be another port than PORT and INTERNAL_PORT.',
    },
  )
  .refine(({ VITALS_ONE_IN, METRICS_PORT }) => VITALS_ONE_IN === 0 || METRICS_PORT !== undefined, {
    error: 'VITALS_ONE_IN must be 0 without METRICS_PORT, where the figures are read.',
  })
  .refine(
    ({ DATABASE_URL, FORM_TOKEN_KEY, HASH_KEY }) => !DATABASE_URL || (FORM_TOKEN_KEY && HASH_KEY),
    {
      error:
        'DATABASE_URL is set, so FORM_TOKEN_KEY and HASH_KEY must be as well, the same on all machines.',
    },
  );

/** Variables that may be in a file instead, which another variable names: `COMHUB_API_KEY_FILE`. */
const secrets = [
  'CACHE_URL',
  'CODEWEAVER_API_KEY',
  'COMHUB_API_KEY',
  'CONTENT_API_KEY',
  'CONTENT_EDITING_SECRET',
  'DATABASE_URL',
  'FORM_TOKEN_KEY',
  'HASH_KEY',
  'JOTFORM_API_KEY',
  'MECHMATE_API_KEY',
  'PLACES_API_KEY',
  'REVALIDATE_SECRET',
  'SEARCH_API_KEY',
  'TIREHOTEL_API_KEY',
] as const satisfies readonly (keyof Variables)[];

/** Between the default internal port and the port of the site. */
const internalOffset = 10_000;

/**
 * The internal port: `INTERNAL_PORT` or its default. Sites on one machine often have neighbouring ports, so the next port may be that of
 * another site, and the same distance keeps the internal ports as far apart as the ports. Ports that are too high for the
 * distance go down.
 */
function internalPortOf({
  PORT,
  INTERNAL_PORT,
}: {
  readonly PORT: number;
  readonly INTERNAL_PORT?: number | undefined;
}): number {
  const fallback = PORT + internalOffset <= 65_535 ? PORT + internalOffset : PORT - internalOffset;
  return INTERNAL_PORT ?? fallback;
}

/** The parsed environment. */
export interface Environment {
  /** Port of the site. */
  readonly port: number;
  /** Where operators and their tools ask, and visitors can't. */
  readonly internal: { readonly port: number; readonly host: string };
  /** Port of the embedded services. */
  readonly servicesPort: number;
  readonly content: {
    /** URL of the GraphQL endpoint. */
    readonly url: string;
    readonly key: string;
    /** Shared with the platform's page editor; without it, editing is disabled. */
    readonly editingSecret: string | undefined;
    /** Origins of page editors in addition to the platform's own. */
    readonly editorOrigins: readonly string[];
    /** Hosts of pictures and films besides the site, as sources of a security policy. */
    readonly mediaOrigins: readonly string[];
  };
  /** URL of the tag manager's script; loaded by browsers, and only with consent. */
  readonly tagManagerUrl: string;
  /** What the security policies of pages with a third party allow, besides its own address. */
  readonly thirdPartySources: {
    /** Scripts that tags load. */
    readonly tagScripts: readonly string[];
    /** Where tags send data, and load pictures from. */
    readonly tags: readonly string[];
    readonly forms: readonly string[];
    readonly map: readonly string[];
  };
  /** The search indices of cars and facilities. */
  readonly search: { readonly url: string; readonly key: string };
  /** Source of videos and 360° views of cars, by registration number. */
  readonly carMediaUrl: string;
  /** Addresses of embedded forms. No secrets, because browsers use them. */
  readonly formProviders: FormProviders;
  /** API key for the submissions of Jotform's forms. */
  readonly jotformKey: string;
  /** Style of maps, which browsers fetch; without one, they show the embedded map. */
  readonly mapStyleUrl: string | undefined;
  /** The service of finance quotes. */
  readonly codeweaver: { readonly url: string; readonly key: string };
  /** The lead service. */
  readonly comhub: { readonly url: string; readonly key: string };
  /** The source of places. */
  readonly places: PlaceSource;
  /** The system of the workshops. */
  readonly mechmate: {
    readonly url: string;
    readonly key: string;
    /** Whether it books once for each idempotency key. */
    readonly honoursKeys: boolean;
  };
  /** The provider of the tire hotel. */
  readonly tirehotel: { readonly url: string; readonly key: string };
  /** How many codes the tire hotel sends to the owner of a vehicle in an hour. */
  readonly codeLimit: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** How many look-ups by registration number a client may make in ten minutes. */
  readonly lookupLimit: number;
  /** Multiplies all limits of requests that have no variable of their own. */
  readonly limitFactor: number;
  /** Sign the tokens of forms; without them, the processes of a machine generate one and share it. */
  readonly formTokenKeys: SecretKeys | undefined;
  /** Make hashes of personal data; without them, the processes of a machine generate one and share it. */
  readonly hashKeys: SecretKeys | undefined;
  /** Of the platform's webhook; without them, a publish reaches no page before it is rendered again. */
  readonly revalidateKeys: SecretKeys | undefined;
  /** The header that tells a CDN the tags of a page. */
  readonly cacheTagHeader: CacheTagHeader | undefined;
  /** How many machines ask the same upstreams. */
  readonly machines: number;
  /** How many processes serve the site on each of them. */
  readonly workers: number;
  /** Limit of JavaScript's old generation in each of these processes (MB). */
  readonly workerHeapMb: number;
  /** Folder of persistent data: leads to deliver, sessions and counters. */
  readonly dataFolder: string;
  /** Keeps leads, sessions and counters for all machines; without it, each keeps its own. */
  readonly database: PostgresOptions | undefined;
  /** Keeps pages for all machines; without it, each keeps its own. */
  readonly pageStore: ValkeyOptions | undefined;
  readonly telemetry: TelemetryOptions;
  /** One in so many loads of the site reports what it felt like; 0: none. */
  readonly vitalsOneIn: number;
}

type Variables = z.output<typeof schema>;

/** Parses the environment of the site. Throws an `EnvironmentError` that names all invalid values. */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const read = readVariables(schema, env, secrets);
  const { PORT, SERVICES_PORT } = read;
  return {
    port: PORT,
    internal: { port: internalPortOf(read), host: read.INTERNAL_ADDRESS },
    servicesPort: SERVICES_PORT,
    tagManagerUrl: read.TAG_MANAGER_URL,
    thirdPartySources: {
      tagScripts: read.TAG_MANAGER_SCRIPTS,
      tags: read.TAG_MANAGER_ORIGINS,
      forms: read.FORM_PROVIDER_ORIGINS,
      map: read.MAP_ORIGINS,
    },
    ...upstreamsOf(read, `http://127.0.0.1:${SERVICES_PORT}`),
    codeLimit: read.CODE_LIMIT,
    trustedProxies: read.TRUSTED_PROXIES,
    lookupLimit: read.LOOKUP_LIMIT,
    limitFactor: read.LIMIT_FACTOR,
    formTokenKeys: read.FORM_TOKEN_KEY,
    hashKeys: read.HASH_KEY,
    revalidateKeys: read.REVALIDATE_SECRET,
    cacheTagHeader: read.CACHE_TAG_HEADER,
    machines: read.MACHINES,
    workers: read.WORKERS,
    workerHeapMb: read.WORKER_HEAP_MB,
    dataFolder: read.DATA_DIR,
    database: databaseOf(read),
    pageStore: pageStoreOf(read),
    telemetry: telemetryOf(read),
    vitalsOneIn: read.VITALS_ONE_IN,
  };
}

/** The upstreams, which are the embedded services by default. `services` is their address. */
function upstreamsOf(read: Variables, services: string) {
  return {
    content: contentOf(read, services),
    search: { url: read.SEARCH_URL ?? `${services}/search`, key: read.SEARCH_API_KEY },
    carMediaUrl: read.CAR_MEDIA_URL ?? `${services}/car-media`,
    formProviders: {
      embed: {
        url: read.FORM_PROVIDER_URL ?? `${services}/forms`,
        portal: read.FORM_PROVIDER_PORTAL,
        region: read.FORM_PROVIDER_REGION,
      },
      jotform: { url: read.JOTFORM_URL ?? `${services}/jotform` },
    },
    jotformKey: read.JOTFORM_API_KEY,
    mapStyleUrl: read.MAP_STYLE_URL,
    codeweaver: {
      url: read.CODEWEAVER_URL ?? `${services}/codeweaver`,
      key: read.CODEWEAVER_API_KEY,
    },
    comhub: { url: read.COMHUB_URL ?? `${services}/comhub`, key: read.COMHUB_API_KEY },
    places: {
      provider: read.PLACES_PROVIDER,
      url:
        read.PLACES_URL ?? (read.PLACES_PROVIDER === 'embedded' ? `${services}/places` : undefined),
      key: read.PLACES_API_KEY,
    },
    mechmate: {
      url: read.MECHMATE_URL ?? `${services}/mechmate`,
      key: read.MECHMATE_API_KEY,
      honoursKeys: (read.MECHMATE_HONOURS_KEYS ?? (read.MECHMATE_URL ? 'no' : 'yes')) === 'yes',
    },
    tirehotel: { url: read.TIREHOTEL_URL ?? `${services}/tirehotel`, key: read.TIREHOTEL_API_KEY },
  };
}

/** The origin of the embedded editor, which edits the content of the embedded service. */
function embeddedEditor(read: Variables): readonly string[] {
  if (read.EDITING_ORIGIN !== undefined) return [read.EDITING_ORIGIN];
  return read.CONTENT_GRAPHQL_URL ? [] : [`http://localhost:${read.SERVICES_PORT}`];
}

function contentOf(read: Variables, services: string): Environment['content'] {
  const { CONTENT_GRAPHQL_URL, CONTENT_EDITING_SECRET } = read;
  return {
    url: CONTENT_GRAPHQL_URL ?? `${services}/sitecore/api/graph/edge`,
    key: read.CONTENT_API_KEY,
    editingSecret: CONTENT_EDITING_SECRET ?? (CONTENT_GRAPHQL_URL ? undefined : localKey),
    editorOrigins: [...embeddedEditor(read), ...read.CONTENT_EDITOR_ORIGINS],
    mediaOrigins: [...platformMediaOrigins(CONTENT_GRAPHQL_URL), ...read.MEDIA_ORIGINS],
  };
}
