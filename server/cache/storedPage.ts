import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Encoding, encodings } from './acceptEncoding.ts';
import type { Bodies } from './compress.ts';
import type { Header } from './finishDocument.ts';

/** The lines of a head, as Node takes them: names and values by turns. */
type Head = string[];

/** A page as bytes, ready to be sent. */
export interface StoredPage {
  readonly status: number;
  readonly etag: string;
  /** The page as it is isn't kept: few clients want it, and it is five times as large. */
  readonly bodies: Bodies;
  /** The heads of a fresh page in each form. */
  readonly fresh: Heads;
  /** Those of a page that is being made again. */
  readonly stale: Heads;
  /** An estimate of its memory. */
  readonly bytes: number;
}

export type Heads = Readonly<Record<Encoding | 'unchanged', Head>>;

/** A page to answer with, and the heads for its state. */
export interface FoundPage {
  readonly page: StoredPage;
  readonly heads: Heads;
}

const unzip = promisify(gunzip);

/** A page or file whose forms are to be stored. */
export interface PlainPage {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Buffer;
}

/** Compresses a page and prepares its heads. */
export async function storePage(
  { status, headers, body }: PlainPage,
  compressBody: (body: Buffer) => Promise<Bodies>,
): Promise<StoredPage> {
  const lasting = lastingHeaders(headers);
  const etag = etagOf(lasting, body);
  // Files don't have it.
  const hasState = headers.some(([name]) => name === stateHeader);
  const common: readonly Header[] = [...lasting, ['etag', etag]];
  const bodies = await compressBody(body);
  const sizes = { br: bodies.br.length, gzip: bodies.gzip.length, identity: body.length };
  const state = (value: string): readonly Header[] => (hasState ? [[stateHeader, value]] : []);
  return {
    status,
    etag,
    bodies,
    fresh: headsOf([...common, ...state('HIT')], sizes),
    stale: headsOf([...common, ...state('STALE')], sizes),
    bytes: sizes.br + sizes.gzip + perPage,
  };
}

/** The heads, and the objects around them. */
const perPage = 8_000;

/** The page as it is. */
export function plainBody({ bodies }: Pick<StoredPage, 'bodies'>): Promise<Buffer> {
  return unzip(bodies.gzip);
}

/**
 * The tag covers the headers too: a browser that gets 304 keeps its copy of the page but takes the new headers, whose
 * policy must fit the copy. It is weak because all forms of the page have the same one, however they are compressed.
 */
function etagOf(lasting: readonly Header[], body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(lasting)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** The headers that don't depend on the state of the framework's cache, which differs between processes. */
function lastingHeaders(headers: readonly Header[]): readonly Header[] {
  const vary = headers.flatMap(([name, value]) => (name === 'vary' ? value.split(', ') : []));
  const others = headers.filter(([name]) => name !== 'vary' && name !== stateHeader);
  return [...others, ['vary', [...new Set([...vary, 'Accept-Encoding'])].join(', ')]];
}

/** The framework's header that says whether a page is from its cache. */
const stateHeader = 'x-nextjs-cache';

function headsOf(shared: readonly Header[], sizes: Readonly<Record<Encoding, number>>): Heads {
  const headOf = (encoding: Encoding): Head => {
    const coding: readonly Header[] =
      encoding === 'identity' ? [] : [['content-encoding', encoding]];
    return [...shared, ...coding, ['content-length', String(sizes[encoding])]].flat();
  };
  const [br, gzipped, identity] = encodings.map(headOf);
  const unchanged = shared.filter(([name]) => name !== 'content-type').flat();
  return { br: br ?? [], gzip: gzipped ?? [], identity: identity ?? [], unchanged };
}
