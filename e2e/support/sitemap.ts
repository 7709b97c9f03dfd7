import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import type { Site } from '#domain/sites/site.ts';
import { ask, hostOf } from './addresses.ts';
import { expect } from './test.ts';

/** The pages in a part of a site's sitemap. */
export interface SitemapPart {
  /** What the part lists, such as `pages-sv` or `cars-en-1`. */
  readonly name: string;
  /** Their production URLs. */
  readonly urls: readonly string[];
}

/** Reads the whole sitemap of a site, one part after another, as search engines do: each part reads all its pages. */
export async function readSitemap(
  request: APIRequestContext,
  site: Site['id'],
): Promise<readonly SitemapPart[]> {
  const index = await ask(request, hostOf(site), '/sitemap.xml');
  const parts: SitemapPart[] = [];
  for (const part of locations(await index.text())) {
    const { pathname } = new URL(part);
    const answer = await ask(request, hostOf(site), pathname);
    expect(answer.status(), `${pathname} of ${site}`).toBe(200);
    const xml = gunzipSync(await answer.body()).toString('utf8');
    const name = pathname.slice('/sitemap-'.length, -'.xml.gz'.length);
    parts.push({ name, urls: locations(xml) });
  }
  return parts;
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}
