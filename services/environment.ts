import { statSync } from 'node:fs';
import { z } from 'zod';
import { dataFolder } from '#process/dataFolder.ts';
import type { ListenOptions } from '#process/listen.ts';
import { type SecretKeys, secretKeys } from '#process/secretKeys.ts';
import { commonVariables, key, port, readVariables, wholeNumber } from '#process/variables.ts';
import {
  editingProblems,
  editingVariables,
  editorsListenerOf,
} from './editing/editingVariables.ts';

/** All validated settings that the services read from the environment. */
export interface Environment {
  /** Port the services listen on (loopback). */
  servicesPort: number;
  /** Where they also answer what editors' browsers ask, and nothing else; undefined: nowhere else. */
  editorsListener: ListenOptions | undefined;
  /** Port of the site, for the links of the front page. */
  sitePort: number;
  /** Key that the content platform requires. */
  contentApiKey: string;
  /** Key with which the content platform answers with drafts; undefined: only editing requests read them. */
  contentDraftKey: string | undefined;
  /** Key with which scripts write content; undefined: they can't. */
  contentAuthoringKey: string | undefined;
  /** Addresses of the webhooks of the sites; undefined: that of the site on this machine. */
  revalidateUrls: readonly string[] | undefined;
  /** The first secret of the site's webhook; undefined: changes of the content aren't reported. */
  revalidateSecret: string | undefined;
  /** Requests per second above which the content platform answers 429; undefined: no limit. */
  contentRateLimit: number | undefined;
  /** Key that Jotform requires. */
  jotformApiKey: string;
  /** Key that the finance service requires. */
  codeweaverApiKey: string;
  /** Key that the lead service requires. */
  comhubApiKey: string;
  /** Key that the tire hotel requires. */
  tirehotelApiKey: string;
  /** Key that the service of places requires. */
  placesApiKey: string;
  /** Key that the system of the workshops requires. */
  mechmateApiKey: string;
  /** Key that the search service requires. */
  searchApiKey: string;
  /** Folder of the group that the services play; undefined: the demo group. */
  groupFolder: string | undefined;
  /** Folder of persistent data; undefined: data is kept in memory only. */
  dataFolder: string | undefined;
  /** Where browsers reach the services, such as `https://edit.example`. */
  origin: string;
  /** Where browsers reach a site; `{site}` is its name and `{host}` its host in production. */
  siteOrigin: string;
  /** Keys that sign the sessions of editors; undefined: sessions end with the process. */
  sessionKeys: SecretKeys | undefined;
  /** The secret of the site's render for editors. */
  editingSecret: string;
  /** Comma-separated addresses of OpenSearch nodes; undefined: the embedded engine is used. */
  openSearchUrl: string | undefined;
  /** Where the site on this machine serves its metrics; undefined: the front page doesn't show what visitors feel. */
  metricsPort: number | undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Anyone with such a key can see or change what visitors don't see, so it must not be guessable. */
const ownKey = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, 'must be a random text of at least 32 characters without spaces.');

const schema = z
  .object({
    ...commonVariables,
    CONTENT_API_KEY: key,
    CONTENT_DRAFT_KEY: ownKey.optional(),
    CONTENT_AUTHORING_KEY: ownKey.optional(),
    REVALIDATE_SECRET: secretKeys.optional(),
    REVALIDATE_URLS: z
      .string()
      .refine(areAddresses, 'must be http addresses with commas between them.')
      .transform((text) => text.split(',').map((url) => url.trim()))
      .optional(),
    CONTENT_RATE_LIMIT: wholeNumber(0, 100_000).default(0),
    JOTFORM_API_KEY: key,
    CODEWEAVER_API_KEY: key,
    COMHUB_API_KEY: key,
    PLACES_API_KEY: key,
    TIREHOTEL_API_KEY: key,
    MECHMATE_API_KEY: key,
    SEARCH_API_KEY: key,
    GROUP_DIR: z
      .string()
      .refine((path) => isFolder(path), {
        error: ({ input }) => `must be a folder, and there is none at "${input}".`,
      })
      .optional(),
    DATA_DIR: dataFolder,
    ...editingVariables,
    SEARCH_ENGINE: z
      .enum(['embedded', 'opensearch'], {
        error: ({ input }) => `must be embedded or opensearch, not "${input}".`,
      })
      .default('embedded'),
    // The addresses may contain a password, so the message doesn't repeat them.
    METRICS_PORT: port.optional(),
    OPENSEARCH_URL: z
      .string()
      .refine(areAddresses, 'must be http addresses with commas between them.')
      .optional(),
  })
  .refine(({ SEARCH_ENGINE, OPENSEARCH_URL: url }) => SEARCH_ENGINE === 'embedded' || url, {
    error: 'SEARCH_ENGINE is opensearch, so OPENSEARCH_URL must name the nodes.',
  })
  .check(({ value: { SERVICES_PORT, PORT }, issues }) => {
    if (SERVICES_PORT !== PORT) return;
    const message = `SERVICES_PORT and PORT are both ${PORT}; the site needs a port of its own.`;
    issues.push({ code: 'custom', input: PORT, message });
  })
  .check(({ value, issues }) => {
    // What an invalid value makes of the others isn't known.
    if (issues.length > 0) return;
    for (const message of editingProblems(value))
      issues.push({ code: 'custom', input: value, message });
  });

/** Variables that may be in a file instead, as those of the site. */
const secrets = [
  'CODEWEAVER_API_KEY',
  'COMHUB_API_KEY',
  'CONTENT_API_KEY',
  'CONTENT_AUTHORING_KEY',
  'CONTENT_DRAFT_KEY',
  'CONTENT_EDITING_SECRET',
  'EDITING_SESSION_KEY',
  'JOTFORM_API_KEY',
  'MECHMATE_API_KEY',
  'OPENSEARCH_URL',
  'PLACES_API_KEY',
  'REVALIDATE_SECRET',
  'SEARCH_API_KEY',
  'TIREHOTEL_API_KEY',
] as const satisfies readonly (keyof z.output<typeof schema>)[];

function areAddresses(text: string): boolean {
  return text.split(',').every((one) => /^https?:$/.test(URL.parse(one.trim())?.protocol ?? ''));
}

/** Parses the environment of the services. Throws an `EnvironmentError` that names all invalid values. */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const read = readVariables(schema, variables, secrets);
  return {
    servicesPort: read.SERVICES_PORT,
    editorsListener: editorsListenerOf(read),
    sitePort: read.PORT,
    contentApiKey: read.CONTENT_API_KEY,
    contentDraftKey: read.CONTENT_DRAFT_KEY,
    contentAuthoringKey: read.CONTENT_AUTHORING_KEY,
    revalidateUrls: read.REVALIDATE_URLS,
    revalidateSecret: read.REVALIDATE_SECRET?.[0],
    contentRateLimit: read.CONTENT_RATE_LIMIT || undefined,
    jotformApiKey: read.JOTFORM_API_KEY,
    codeweaverApiKey: read.CODEWEAVER_API_KEY,
    comhubApiKey: read.COMHUB_API_KEY,
    placesApiKey: read.PLACES_API_KEY,
    tirehotelApiKey: read.TIREHOTEL_API_KEY,
    mechmateApiKey: read.MECHMATE_API_KEY,
    searchApiKey: read.SEARCH_API_KEY,
    groupFolder: read.GROUP_DIR,
    dataFolder: read.DATA_DIR,
    origin: read.EDITING_ORIGIN ?? `http://localhost:${read.SERVICES_PORT}`,
    siteOrigin: read.EDITING_SITE_ORIGIN ?? `http://{site}.localhost:${read.PORT}`,
    sessionKeys: read.EDITING_SESSION_KEY,
    editingSecret: read.CONTENT_EDITING_SECRET,
    metricsPort: read.METRICS_PORT,
    openSearchUrl: read.SEARCH_ENGINE === 'opensearch' ? read.OPENSEARCH_URL : undefined,
  };
}
