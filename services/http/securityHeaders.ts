import type { Handler } from '../service.ts';

/**
 * The security headers of all answers of the services. Pages, forms and files have policies of their own. There is
 * no `strict-transport-security`, because the services speak plain HTTP; a proxy with TLS adds it for editors.
 */
export const securityHeaderTable: Readonly<Record<string, string>> = {
  // For answers that are no documents: a browser that opens one gets nothing but its text.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For files that pages of other origins load: media, and the form provider's script. */
export const loadedByOthers = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Adds the headers of the table to all answers. A header that an answer has already is kept. */
export function withSecurityHeaders(handle: Handler): Handler {
  return async (request) => {
    const answer = await handle(request);
    for (const [name, value] of Object.entries(securityHeaderTable)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  };
}
