import { type Locale, type Site, siteLocale } from '#domain/sites/site.ts';
import type { SignedQueries } from '#process/signedQueries.ts';
import { findSite } from '#sites/index.ts';
import { errorPage } from '../errorPage/errorPage.ts';
import { refusal } from '../http/answers.ts';
import { queryOf } from '../http/readRequest.ts';
import { parseEditingRequest } from './editingRequest.ts';

interface PreviewTools {
  /** Verifies links; undefined if editing is off. */
  readonly signatures: Pick<SignedQueries, 'verify'> | undefined;
  /** Fetches the page of a query from the site itself. */
  readonly fetchPage: (query: URLSearchParams) => Promise<Response>;
  /** The security policy of an error page. */
  readonly policyOf: (html: string) => string;
}

/**
 * The draft of a page, for a link that an editor has sent to a colleague. Without the marks of the editor. The link is bound to one
 * page of one site in one language, and a changed or expired one is answered in words.
 */
export function createPreviewHandler({ signatures, fetchPage, policyOf }: PreviewTools) {
  return async (request: Request): Promise<Response> => {
    const query = queryOf(request);
    const check = signatures?.verify(query);
    if (check?.kind !== 'valid') return refuse(query, check?.kind === 'expired' ? 410 : 403);
    query.delete('token');
    query.set('mode', 'preview');
    const editing = parseEditingRequest(query);
    if (editing.kind === 'invalid') return refuse(query, 403);
    const page = await fetchPage(query);
    const policy = page.headers.get('content-security-policy');
    return document(page.body, page.status, policy);
  };

  function refuse(query: URLSearchParams, status: 403 | 410): Response {
    const named = siteOf(query);
    if (!named) return refusal(403, 'unknown-link');
    const html = errorPage(named.site, named.locale, status);
    return document(html, status, policyOf(html));
  }
}

/** The site that a link names. If the link is forged, it decides no more than the look of the refusal. */
function siteOf(query: URLSearchParams): { site: Site; locale: Locale } | undefined {
  const site = findSite(query.get('sc_site') ?? '');
  return site && { site, locale: siteLocale(site, query.get('sc_lang') ?? '') ?? site.locales[0] };
}

function document(body: BodyInit | null, status: number, policy: string | null): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // The address opens the draft.
      'referrer-policy': 'strict-origin',
      ...(policy !== null && { 'content-security-policy': policy }),
    },
  });
}
