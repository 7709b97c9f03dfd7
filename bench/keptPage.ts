import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { compress } from '#server/cache/compress.ts';

/** A page as all processes of the site answer it. */
export interface KeptPage {
  readonly etag: string;
  readonly html: string;
}

const headers = { 'accept-encoding': 'gzip, deflate, br', connection: 'close' };

/**
 * Requests a page until all processes of the site answer it from the cache in front of the framework, which alone uses
 * brotli. By then, they have its files too.
 */
export async function keptPage(url: string): Promise<KeptPage> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const asked = Array.from({ length: 4 * availableParallelism() }, () => ask(url));
    const [first, ...others] = await Promise.all(asked);
    if (first?.encoding === 'br' && others.every(({ form }) => form === first.form)) return first;
    await wait(100);
  }
  throw new Error(`${url} isn't answered by the cache`);
}

interface Answer extends KeptPage {
  readonly encoding: string | null;
  /** Tag, encoding and size. */
  readonly form: string;
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { headers });
  const etag = answer.headers.get('etag') ?? '';
  const encoding = answer.headers.get('content-encoding');
  const form = `${etag} ${encoding} ${answer.headers.get('content-length')}`;
  return { etag, encoding, html: await answer.text(), form };
}

/** The size of a page without its style rules, in brotli at its highest level, whatever the effort of the server. */
export async function contentBytes({ html }: KeptPage): Promise<number> {
  return (await compress(Buffer.from(withoutRules(html)), 'best')).br.length;
}

/** A page without the style rules in it: those that finishing takes from the style sheet, and its fonts. */
export function withoutRules(html: string): string {
  return html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
}
