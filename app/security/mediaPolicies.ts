import { writePolicy } from './policy.ts';

/** Of pictures. An SVG opened as a document must not run scripts on the site's origin, but its styles are its own. */
export const picturePolicy = `${writePolicy({ 'style-src': ["'unsafe-inline'"] })}; sandbox`;

// A `default-src` would stop the browser's viewers of films and documents.
const withoutDefault = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of films, documents and other files. */
export const mediaPolicy = `script-src 'none'; object-src 'none'; ${withoutDefault}`;

/** Chromium's viewer of PDF files counts as a plug-in. */
const documentPolicy = `script-src 'none'; object-src 'self'; ${withoutDefault}`;

/** The policy of a file of a content type; `undefined` for files with the policy of all media. */
export function policyOfType(contentType: string): string | undefined {
  const type = contentType.toLowerCase();
  if (type.startsWith('image/')) return picturePolicy;
  return type.startsWith('application/pdf') ? documentPolicy : undefined;
}
