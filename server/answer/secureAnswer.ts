import type { ServerResponse } from 'node:http';
import { pageOriginHeader } from '#app/pageCache/pageOrigin.ts';
import { ownDocumentHeader } from '#app/security/finishPage.ts';
import { documentHeaders, type SecurityHeaders } from '#app/security/securityHeaders.ts';
import { type Replacement, replaceBody } from './replaceBody.ts';

const policyHeader = 'content-security-policy';

interface SecureOptions {
  /**
   * Whether an answer with a policy of its own is a document: pages and error pages are, pictures of the optimizer
   * aren't.
   */
  readonly mayBeDocument: boolean;
  /** Whether the page's origin is kept, for the cache in front of the framework. */
  readonly keepsOrigin?: boolean;
}

/** Adds security headers to an answer when its head is written. A header that it has already is kept. */
export function secureAnswer(
  response: ServerResponse,
  headers: SecurityHeaders,
  { mayBeDocument, keepsOrigin = false }: SecureOptions,
): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(original, self, head: unknown[]) {
      if (!keepsOrigin) response.removeHeader(pageOriginHeader);
      const isDocument = mayBeDocument && response.hasHeader(policyHeader);
      const all = isDocument ? [...headers, ...documentHeaders] : headers;
      for (const [name, value] of all) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      return Reflect.apply(original, self, head);
    },
  });
}

interface PageOptions {
  /** Whether the framework's router requested the data of a page. */
  readonly isRouterRequest: boolean;
  /** Makes the page that replaces the framework's own one for an error. */
  readonly errorDocument: (status: number) => Replacement | undefined;
}

/** Replaces answers at the address of a page that no visitor should get. */
export function replacePage(
  response: ServerResponse,
  { isRouterRequest, errorDocument }: PageOptions,
): void {
  replaceBody(response, (status) => {
    const needsDocument = response.hasHeader(ownDocumentHeader);
    response.removeHeader(ownDocumentHeader);
    if (isRouterRequest) return needsDocument ? openAsDocument : undefined;
    return isFrameworksError(response, status) ? errorDocument(status) : undefined;
  });
}

/** Whether an answer at the address of a page is the framework's own error: the site's pages have a policy, whatever their status. */
export function isFrameworksError(response: ServerResponse, status: number): boolean {
  return status >= 500 && !response.hasHeader(policyHeader);
}

/** The router opens a page as a document if it gets anything but the page's data. */
const openAsDocument: Replacement = {
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  text: '',
};
