import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './acceptEncoding.ts';
import type { FindForms } from './builtForms.ts';
import { compressQuickly } from './createStore.ts';
import { type AskFramework, type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import { frontCacheLimits } from './limits.ts';
import type { PageAddress } from './pageAddress.ts';
import { type FoundPage, type StoredPage, storePage } from './storedPage.ts';
import { createWorkQueue } from './workQueue.ts';

/** Options of `createStaticFiles`. */
export interface StaticFilesOptions {
  readonly ask: AskFramework;
  readonly findForms: FindForms;
  readonly log: (line: string) => void;
  readonly maxBytes?: number;
}

/** The compressed form of a file; `undefined` if the framework has to answer. */
export type FindFile = (
  address: PageAddress,
  headers: IncomingHttpHeaders,
) => FoundPage | undefined;

/**
 * Keeps the compressed forms of files that don't change while the site runs: those of the build, and the public ones.
 * A file is kept after its second request, in the forms of the build, or quickly compressed if it has none. The
 * framework answers everything else, such as files that don't get smaller. Requests of ranges don't come here.
 */
export function createStaticFiles({
  ask,
  findForms,
  log,
  maxBytes = frontCacheLimits.fileBytes,
}: StaticFilesOptions): FindFile {
  const files = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  async function keep(address: PageAddress): Promise<Kept> {
    const answer = await ask(address);
    if (!isCompressible(answer)) return 'refused';
    const bodiesOf = async (body: Buffer) => (await findForms(body)) ?? compressQuickly(body);
    files.set(address.key, await storePage(answer, bodiesOf));
    return 'kept';
  }

  const admit = createAdmission(keep, log);
  return (address, headers) => {
    if (isConditional(headers) || chooseEncoding(headers['accept-encoding']) === 'identity') {
      return undefined;
    }
    const page = files.get(address.key);
    if (!page) admit(address);
    return page && { page, heads: page.fresh };
  };
}

type Kept = 'kept' | 'refused';

/** Keeps a file at its second request. What was refused, or failed, isn't tried again. */
function createAdmission(
  keep: (address: PageAddress) => Promise<Kept>,
  log: StaticFilesOptions['log'],
): (address: PageAddress) => void {
  const seen = new LRUCache<string, 'once' | 'refused'>({ max: frontCacheLimits.seen });
  const queue = createWorkQueue(frontCacheLimits.making);

  async function keepOrRefuse(address: PageAddress): Promise<void> {
    const kept = await keep(address).catch((error: unknown): Kept => {
      log(`front cache: ${address.url} can't be compressed: ${String(error)}`);
      return 'refused';
    });
    if (kept === 'refused') seen.set(address.key, 'refused');
  }

  return (address) => {
    const state = seen.get(address.key);
    if (state === undefined) seen.set(address.key, 'once');
    else if (state === 'once') queue.add(address.key, () => keepOrRefuse(address));
  };
}

/** Whether a request has conditions of which the cache knows nothing. */
function isConditional(headers: IncomingHttpHeaders): boolean {
  const onlyByTime =
    headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined;
  return (
    onlyByTime || headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined
  );
}

function isCompressible(answer: FrameworkAnswer): boolean {
  const isComplete = answer.status === 200 && answer.body.length >= smallest;
  return isComplete && compressible.test(headerOf(answer, 'content-type') ?? '');
}

/** Smaller files fit into one packet anyway (bytes). */
const smallest = 1_000;

/** Tiles of the map are protocol buffers, which the framework calls octet streams. */
const compressible =
  /^(?:text\/|application\/(?:javascript|(?:[\w.-]+\+)?(?:json|xml)|octet-stream|x-protobuf|manifest)|image\/svg\+xml)/i;
