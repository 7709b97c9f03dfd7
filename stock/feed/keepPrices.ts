import type { IndexChange, IndexWriter, SearchDocument } from '#search-engine/engine.ts';
import type { FeedKind } from './feedKinds.ts';
import { withReduction } from './withReduction.ts';

/** Where the prices until today are. */
export interface PriceKeeping {
  /** Feeds without prices are kept as they are. */
  readonly feed: Pick<FeedKind, 'hasPrices'>;
  readonly index: string;
  readonly target: Pick<IndexWriter, 'stored'>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Documents looked up at once. */
const atOnce = 200;

/** More prices than any car has; the oldest ones are forgotten. */
const maxPrices = 60;

interface DatedPrice {
  readonly date: unknown;
  readonly price: unknown;
}

/**
 * A car with the history of its price: that of the stored document, and today's price if it is another. A history of the
 * feed's own stays as it is, since the feed knows more.
 */
export function withKeptPrice(
  document: SearchDocument,
  before: SearchDocument | undefined,
  today: string,
): SearchDocument {
  const { car_price: price, car_price_history: own } = document;
  if (own !== undefined || typeof price !== 'number') return document;
  const kept = pricesOf(before);
  if (kept.at(-1)?.price === price) return withReduction({ ...document, car_price_history: kept });
  const earlier = kept.filter(({ date }) => date !== today);
  const history = [...earlier, { date: today, price }].slice(-maxPrices);
  return withReduction({ ...document, car_price_history: history });
}

function pricesOf(document: SearchDocument | undefined): readonly DatedPrice[] {
  const history: unknown = document?.['car_price_history'];
  return Array.isArray(history) ? history : [];
}

/** The cars of a feed with the histories of their prices. */
export async function* keepPrices(
  documents: AsyncIterable<SearchDocument>,
  keeping: PriceKeeping,
): AsyncGenerator<SearchDocument> {
  if (!keeping.feed.hasPrices) {
    yield* documents;
    return;
  }
  let waiting: SearchDocument[] = [];
  for await (const document of documents) {
    waiting.push(document);
    if (waiting.length < atOnce) continue;
    yield* await kept(waiting, keeping);
    waiting = [];
  }
  yield* await kept(waiting, keeping);
}

/** Changes to cars with the histories of their prices. */
export async function keepChangedPrices(
  changes: readonly IndexChange[],
  keeping: PriceKeeping,
): Promise<readonly IndexChange[]> {
  if (!keeping.feed.hasPrices) return changes;
  const upserts = changes.flatMap((change) => (change.kind === 'upsert' ? [change.document] : []));
  const documents: SearchDocument[] = [];
  for (let at = 0; at < upserts.length; at += atOnce)
    documents.push(...(await kept(upserts.slice(at, at + atOnce), keeping)));
  const next = documents.values();
  return changes.map((change) => {
    if (change.kind === 'remove') return change;
    return { ...change, document: next.next().value ?? change.document };
  });
}

async function kept(
  documents: readonly SearchDocument[],
  { index, target, today }: PriceKeeping,
): Promise<readonly SearchDocument[]> {
  const asked = documents.filter((document) => document['car_price_history'] === undefined);
  const ids = asked.map(idOf);
  const before = ids.length > 0 ? await target.stored(index, ids) : new Map();
  return documents.map((document) => withKeptPrice(document, before.get(idOf(document)), today));
}

function idOf(document: SearchDocument): string {
  return String(document['car_id']);
}
