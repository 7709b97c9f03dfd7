import type { Environment } from '../environment.ts';
import { mediaPolicy } from './mediaPolicies.ts';
import { reportDirectives, reportEndpoint, reportPath, writePolicy } from './policy.ts';
import { mapSources } from './thirdPartySources.ts';

/**
 * Kinds of answers:
 * - `page`: everything at the addresses of pages, and files such as `/robots.txt` and the fonts;
 * - `editing`: pages in the platform's editor;
 * - `api`: the site's own API;
 * - `services`: the content platform's services;
 * - `media`: the content platform's files and resized pictures;
 * - `static`: scripts and style sheets of the build;
 * - `error`: answers that the framework doesn't see.
 */
export const answerKinds = [
  'page',
  'editing',
  'api',
  'services',
  'media',
  'static',
  'error',
] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** One value for all answers, or one for each kind; `undefined` if answers of a kind don't have the header. */
type Values = string | Readonly<Record<AnswerKind, string | undefined>>;

/** A header for all answers, by lower-case name. */
interface HeaderRow {
  readonly name: string;
  readonly values: Values;
}

/** For answers that are no documents: a browser that opens one as a document gets nothing but its text. */
const closedPolicy = writePolicy();

/** Also the policy of the map's worker, which fetches tiles. */
function staticPolicy(environment: Environment): string {
  const maps = mapSources(environment);
  return writePolicy({
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...maps],
    ...(maps.length > 0 && { 'img-src': ["'self'", ...maps, 'blob:'] }),
  });
}

/** Two years. Browsers ignore it over plain HTTP. */
const transport = 'max-age=63072000; includeSubDomains';

/** `geolocation` is for facilities near the visitor. Players in frames get theirs from the frame's `allow`. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=${feature === 'geolocation' ? '(self)' : '()'}`)
  .join(', ');

function sameExceptEditing(value: string, editing: string): Values {
  return { ...everywhere(value), editing };
}

/** Scripts and style sheets aren't documents, and a page loads many: such headers would only cost bytes. */
function exceptStatic(
  value: string,
  { editing }: { readonly editing: string | undefined },
): Values {
  return { ...everywhere(value), editing, static: undefined };
}

function everywhere(value: string): Readonly<Record<AnswerKind, string>> {
  return {
    page: value,
    editing: value,
    api: value,
    services: value,
    media: value,
    static: value,
    error: value,
  };
}

/** The security headers of all answers. The policy of a page replaces the one in this table. */
export function securityHeaderTable(environment: Environment): readonly HeaderRow[] {
  return [
    {
      name: 'content-security-policy',
      values: {
        ...everywhere(closedPolicy),
        media: mediaPolicy,
        static: staticPolicy(environment),
      },
    },
    { name: 'strict-transport-security', values: transport },
    { name: 'x-content-type-options', values: 'nosniff' },
    // The address of a page in the editor contains the secret.
    {
      name: 'referrer-policy',
      values: sameExceptEditing('strict-origin-when-cross-origin', 'strict-origin'),
    },
    { name: 'permissions-policy', values: exceptStatic(permissions, { editing: permissions }) },
    // The editor talks to the pages that it opens.
    {
      name: 'cross-origin-opener-policy',
      values: exceptStatic('same-origin', { editing: undefined }),
    },
    {
      // Readers of feeds and of mail show pictures of the site in their own pages.
      name: 'cross-origin-resource-policy',
      values: {
        ...everywhere('same-origin'),
        editing: 'cross-origin',
        media: 'cross-origin',
      },
    },
    // For browsers without `frame-ancestors`.
    { name: 'x-frame-options', values: exceptStatic('DENY', { editing: undefined }) },
  ];
}

/** Headers that only documents have, besides those of the table. */
export const documentHeaders: readonly (readonly [string, string])[] = [
  [
    // Only reported: the default policy is in `app/page/earlyScript.ts`.
    'content-security-policy-report-only',
    `require-trusted-types-for 'script'; trusted-types default; ${reportDirectives}`,
  ],
  ['reporting-endpoints', `${reportEndpoint}="${reportPath}"`],
];

/** Answers to developers' machines don't have it: `localhost` belongs to all their projects. */
const onlyInProduction = 'strict-transport-security';

/** The headers of one kind of answer at a host. */
export function createSecurityHeaders(environment: Environment) {
  const table = securityHeaderTable(environment);
  const perKind = (isLocal: boolean) =>
    new Map(answerKinds.map((kind) => [kind, headersOf(table, kind, isLocal)] as const));
  const production = perKind(false);
  const local = perKind(true);
  return (kind: AnswerKind, host: string | undefined): SecurityHeaders =>
    (isLocalHost(host) ? local : production).get(kind) ?? [];
}

/** Names and values of headers. */
export type SecurityHeaders = readonly (readonly [string, string])[];

function headersOf(
  table: readonly HeaderRow[],
  kind: AnswerKind,
  isLocal: boolean,
): SecurityHeaders {
  return table.flatMap(({ name, values }) => {
    const value = typeof values === 'string' ? values : values[kind];
    return value === undefined || (isLocal && name === onlyInProduction) ? [] : [[name, value]];
  });
}

/** Whether a host is that of a developer's machine, whose answers lack a header. */
export function isLocalHost(host = ''): boolean {
  return /(?:^|\.)localhost(?::\d+)?$/.test(host);
}
