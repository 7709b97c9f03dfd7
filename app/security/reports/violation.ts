import { z } from 'zod';
import { readAs } from '../../http/readRequest.ts';

/** A violation of a security policy, without anything that identifies a visitor. */
export interface Violation {
  /** Host and path of the page, without the query. */
  readonly page: string;
  readonly directive: string;
  /** What was blocked: an origin, or a word such as `inline`. */
  readonly blocked: string;
  /** Whether the policy is only reported. */
  readonly isReportOnly: boolean;
}

const disposition = z.string().optional().catch(undefined);

/** The older format, `application/csp-report`. */
const legacy = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
      disposition,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blockedURL: report['blocked-uri'],
      disposition: report.disposition,
    },
  ]);

const body = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string().default(''),
  blockedURL: z.string().default(''),
  disposition,
});

/** The format of the Reporting API, `application/reports+json`, which may contain reports of other types. */
const batch = z.array(z.unknown()).transform((reports) =>
  reports.flatMap((report) => {
    const read = readAs(z.object({ type: z.literal('csp-violation'), body }), report);
    return read.ok ? [read.value.body] : [];
  }),
);

/** Parses the body of a report; empty if it contains no violation of a page at the host. */
export function readViolations(report: unknown, host: string): readonly Violation[] {
  const read = readAs(z.union([legacy, batch]), report);
  if (!read.ok) return [];
  return read.value.flatMap(({ documentURL, effectiveDirective, blockedURL, disposition: how }) => {
    const page = URL.parse(documentURL);
    if (page?.host !== host) return [];
    return {
      page: page.host + page.pathname,
      directive: effectiveDirective,
      blocked: withoutPath(blockedURL),
      isReportOnly: how === 'report',
    };
  });
}

/** The paths and queries of other companies' addresses may identify visitors. */
function withoutPath(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return blocked;
  return url.origin === 'null' ? url.protocol : url.origin;
}
