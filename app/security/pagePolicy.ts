import { createHash } from 'node:crypto';
import { readThirdParties, type ThirdParty } from '#domain/security/thirdParty.ts';
import { readInlineElements } from './inlineScripts.ts';
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
  const { scripts, styles, refused } = readInlineElements(html);
  for (const script of refused) onRefused(script);
  const inline: Sources = { 'script-src': scripts.map(hash), 'style-src': styles.map(hash) };
  const parties = readThirdParties(html).map((party) => thirdParties[party]);
  return `${writePolicy(ofEveryPage, inline, ...parties, more)}; ${reportDirectives}`;
}

const self = "'self'";

const ofEveryPage: Sources = {
  'script-src': [self],
  'style-src': [self],
  // Sizes and positions that only the data decides. An attribute can't load anything the page may not load.
  'style-src-attr': ["'unsafe-inline'"],
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
