import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Encoding, encodings } from './acceptEncoding.ts';
import type { Bodies } from './compress.ts';
import type { Header } from './finishDocument.ts';

/** The lines of a head, as Node takes them: names and values by turns. */
type Head = string[];

/** The compressed forms of a page. */
export interface Forms {
  /** The page as it is isn't kept: few clients want it, and it is five times as large. */
  readonly bodies: Bodies;
  /** Whether the forms are as small as they get. */
  readonly isBest: boolean;
}

/** A page as bytes, ready to be sent. */
export interface StoredPage extends Derived {
  readonly status: number;
  readonly etag: string;
  /** Length of the page as it is, in bytes. */
  readonly length: number;
  /** The headers of all forms and states. */
  readonly common: readonly Header[];
  /** Whether its heads name the state of the page in the cache. */
  readonly hasState: boolean;
}

/** What changes with the forms of a page. */
interface Derived extends Forms {
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
  formsOf: (etag: string, body: Buffer) => Promise<Forms>,
): Promise<StoredPage> {
  const lasting = lastingHeaders(headers);
  const etag = etagOf(lasting, body);
  // Files don't have it.
  const hasState = headers.some(([name]) => name === stateHeader);
  const common = [...lasting, ['etag', etag] as const];
  const forms = await formsOf(etag, body);
  return withForms({ status, etag, length: body.length, common, hasState }, forms);
}

/** The same page in other compressed forms. */
export function withForms(
  { status, etag, length, common, hasState }: Omit<StoredPage, keyof Derived>,
  { bodies, isBest }: Forms,
): StoredPage {
  const sizes = { br: bodies.br.length, gzip: bodies.gzip.length, identity: length };
  const state = (value: string): readonly Header[] => (hasState ? [[stateHeader, value]] : []);
  return {
    ...{ status, etag, length, common, hasState, bodies, isBest },
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
