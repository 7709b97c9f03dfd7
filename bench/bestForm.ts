import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { compress } from '#server/cache/compress.ts';

/** The smallest form of a page. */
export interface BestForm {
  readonly etag: string;
  readonly html: string;
}

const headers = { 'accept-encoding': 'gzip, deflate, br', connection: 'close' };

/**
 * Requests a page until all processes of the site answer with its smallest form, which they make once it has been
 * requested often. By then, they have made those of its files.
 */
export async function bestForm(url: string): Promise<BestForm> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const asked = Array.from({ length: 4 * availableParallelism() }, () => ask(url));
    const [first, ...others] = await Promise.all(asked);
    const isSame = others.every(({ form }) => form === first?.form);
    if (first && isSame && first.form === (await bestOf(first))) return first;
    await wait(100);
  }
  throw new Error(`${url} isn't answered in its smallest form`);
}

interface Answer extends BestForm {
  /** Tag, encoding and size. */
  readonly form: string;
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { headers });
  const etag = answer.headers.get('etag') ?? '';
  const size = answer.headers.get('content-length');
  const form = `${etag} ${answer.headers.get('content-encoding')} ${size}`;
  return { etag, html: await answer.text(), form };
}

async function bestOf({ etag, html }: BestForm): Promise<string> {
  return `${etag} br ${await brotliBytes(html)}`;
}

/** The size of a text in brotli at its highest level. */
async function brotliBytes(text: string): Promise<number> {
  return (await compress(Buffer.from(text), 'best')).br.length;
}

/** The size of a page without its style rules, in brotli at its highest level. */
export function contentBytes({ html }: BestForm): Promise<number> {
  return brotliBytes(withoutRules(html));
}

/** A page without the style rules in it: those that finishing takes from the style sheet, and its fonts. */
export function withoutRules(html: string): string {
  return html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
}
