import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '#app/environment.ts';
import { finishEditedPage } from '#app/security/finishEditedPage.ts';
import { createSecurityHeaders } from '#app/security/securityHeaders.ts';
import type { Verdict } from '../guard/requestGuard.ts';
import { answerKindOf } from './answerKind.ts';
import { cleanRequest, isEditorRoute, isRouterRequest } from './cleanRequest.ts';
import { compressPublic } from './compressPublic.ts';
import { errorDocument } from './errorDocument.ts';
import { holdDocument } from './holdDocument.ts';
import { replacePage, secureAnswer } from './secureAnswer.ts';
import { allowStaleIfError } from './staleIfError.ts';

/** Prepares a request and its answer, before anything is answered. */
export type Protect = (
  request: IncomingMessage,
  response: ServerResponse,
  verdict: Verdict,
) => void;

/**
 * Removes what could mislead the framework from requests, and gives all answers their security headers. With
 * `keepsOrigin`, for requests of the cache in front of the framework, answers say where they come from.
 */
export function createProtect(
  environment: Environment,
  options: { readonly keepsOrigin?: boolean } = {},
): Protect {
  const headersOf = createSecurityHeaders(environment);
  return (request, response, verdict) => {
    if (verdict.kind === 'refuse') {
      secureAnswer(response, headersOf('error', request.headers.host), {
        ...options,
        mayBeDocument: true,
      });
      return;
    }
    const { family, url, host } = verdict;
    cleanRequest(request, family);
    const kind = answerKindOf(family, url);
    const mayBeDocument = kind === 'page' || kind === 'editing';
    secureAnswer(response, headersOf(kind, host), { ...options, mayBeDocument });
    if (kind === 'api') compressPublic(response);
    if (kind === 'page') {
      allowStaleIfError(response);
      replacePage(response, {
        isRouterRequest: isRouterRequest(request.headers, url),
        errorDocument: (status) => errorDocument(host, url, status),
      });
    }
    if (isEditorRoute(url)) giveEditorsPolicy(request, response);
  };
}

/** Pages in the editor are rendered for every request, so they are finished and get their policy when they are complete. */
function giveEditorsPolicy({ headers }: IncomingMessage, response: ServerResponse): void {
  delete headers['accept-encoding'];
  holdDocument(response, (rendered) => {
    const { html, policy } = finishEditedPage(rendered);
    response.setHeader('content-security-policy', policy);
    return html;
  });
}
