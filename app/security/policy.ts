/** The directives of a content security policy that allow sources. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'connect-src'
  | 'worker-src'
  | 'manifest-src'
  | 'frame-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors';

/** Allowed sources by directive. A directive that is absent allows nothing. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** The address to which browsers report violations. */
export const reportPath = '/api/reports/csp';

/** Name of the endpoint in the header `Reporting-Endpoints`. */
export const reportEndpoint = 'csp';

/** Where reports go: the newer directive, and the older one that all browsers understand. */
export const reportDirectives = `report-uri ${reportPath}; report-to ${reportEndpoint}`;

/** These don't fall back to `default-src`. */
const withoutFallback = ['base-uri', 'form-action', 'frame-ancestors'] as const;

/** Writes a policy that allows nothing but the given sources. */
export function writePolicy(...parts: readonly Sources[]): string {
  const directives = new Map<string, readonly string[]>(
    withoutFallback.map((name) => [name, []] as const),
  );
  for (const [name, sources] of parts.flatMap((part) => Object.entries(part))) {
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  }
  const written = [...directives].map(([name, sources]) => `${name} ${sources.join(' ') || none}`);
  return [`default-src ${none}`, ...written].join('; ');
}

const none = "'none'";
