import { createHash } from 'node:crypto';
import { readThirdParties, type ThirdParty } from '#domain/security/thirdParty.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { reportDirectives, type Sources, writePolicy } from './policy.ts';

interface PagePolicyOptions {
  /** What each third party adds. */
  readonly thirdParties: Readonly<Record<ThirdParty, Sources>>;
  /** Further sources of this kind of page. */
  readonly more?: Sources | undefined;
  /** Called with an inline script that browsers will refuse. */
  readonly onRefused: (script: string) => void;
}

/** The content security policy of a page, as the value of a header. */
export function pagePolicy(
  html: string,
  { thirdParties, more = {}, onRefused }: PagePolicyOptions,
): string {
  const { scripts, refused } = readInlineScripts(html);
  for (const script of refused) onRefused(script);
  const inline: Sources = { 'script-src': scripts.map(hash) };
  const parties = readThirdParties(html).map((party) => thirdParties[party]);
  return `${writePolicy(ofEveryPage, inline, ...parties, more)}; ${reportDirectives}`;
}

const self = "'self'";

const ofEveryPage: Sources = {
  'script-src': [self],
  // Sizes that only the data decides are in attributes, and dialogs stop the page from scrolling by a style element.
  // Styles can't load anything that the page may not load.
  'style-src': [self, "'unsafe-inline'"],
  // The blurred versions of pictures are in the page.
  'img-src': [self, 'data:'],
  'font-src': [self],
  'media-src': [self],
  'connect-src': [self],
  'worker-src': [self],
  'manifest-src': [self],
  'form-action': [self],
};

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
