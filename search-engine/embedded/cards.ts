import type { SearchDocument } from '../engine.ts';
import type { Caches } from './caches.ts';
import type { CardData, CardSegment } from './indexData.ts';

const opening = 0x7b;
const comma = 0x2c;
const closing = 0x7d;

const noSegment: CardSegment = {
  bytes: new Uint8Array(),
  starts: new Float64Array(),
  members: new Uint32Array(),
  memberFields: new Uint8Array(),
  memberEnds: new Uint32Array(),
};

function segmentOf({ segments, places }: CardData, document: number): CardSegment {
  return segments[places === undefined ? 0 : (places.segments[document] ?? 0)] ?? noSegment;
}

function placeOf({ places }: CardData, document: number): number {
  return places === undefined ? document : (places.documents[document] ?? 0);
}

/** A whole document as JSON, without a copy. */
export function wholeCard(cards: CardData, document: number): Uint8Array {
  const { bytes, starts } = segmentOf(cards, document);
  const place = placeOf(cards, document);
  return bytes.subarray(starts[place], starts[place + 1]);
}

/** Reads one field of a document without the others: a document with only that field, or empty. */
export function readMember(cards: CardData, document: number, field: string): SearchDocument {
  const { members, memberFields, memberEnds } = segmentOf(cards, document);
  const place = placeOf(cards, document);
  const wanted = cards.fieldNames.indexOf(field);
  const first = members[place] ?? 0;
  for (let at = first; at < (members[place + 1] ?? 0); at += 1) {
    if (memberFields[at] !== wanted) continue;
    // Before each member is the opening brace or a comma.
    const start = at === first ? 1 : (memberEnds[at - 1] ?? 0) + 1;
    const member = wholeCard(cards, document).subarray(start, memberEnds[at]);
    return JSON.parse(`{${Buffer.from(member).toString()}}`);
  }
  return {};
}

/** Returns documents as JSON with some of their fields. */
export type CardCutter = (document: number) => Uint8Array;

/** Requests use the same few lists of fields; other lists are not cached. */
const maxCutters = 64;
const longestKey = 10_000;

/**
 * Creates functions that extract some fields from documents; all fields if the list is empty.
 * Extracted cards are cached: allocating fifty cards per answer would trigger a dozen garbage
 * collections a second under load, and requests would wait for them.
 */
export function createCardCutters(
  cards: CardData,
  caches: Caches,
): (fields: readonly string[]) => CardCutter {
  const cutters = new Map<string, CardCutter>();
  return (fields) => {
    if (fields.length === 0) return (document) => wholeCard(cards, document);
    const key = fields.join();
    const known = cutters.get(key);
    if (known !== undefined) return known;
    const cutter = createCutter(cards, fields, caches);
    const [oldest] = cutters.keys();
    if (cutters.size >= maxCutters && oldest !== undefined) cutters.delete(oldest);
    if (key.length <= longestKey) cutters.set(key, cutter);
    return cutter;
  };
}

function createCutter(cards: CardData, fields: readonly string[], caches: Caches): CardCutter {
  const wanted = Uint8Array.from(cards.fieldNames, (name) => Number(fields.includes(name)));
  const known = new Map<number, Uint8Array>();
  const takeRoom = createRooms(known, caches);
  return (document) => {
    const kept = known.get(document);
    if (kept !== undefined) return kept;
    const whole = wholeCard(cards, document);
    // The closing brace may need one byte more than the whole document.
    const room = takeRoom(document, whole.length + 1);
    const card = room.take(cut(cards, document, { whole, wanted, card: room.bytes }));
    known.set(document, card);
    return card;
  };
}

/** Cards are stored consecutively in blocks: separate allocations would cost more than the cards. */
const blockBytes = 64 * 1024;

/** The objects of small cards take more memory than their bytes, so the number of cards is limited, too. */
const maxInBlock = 256;

/** Allocates room for cards. The caches evict whole blocks, the oldest first. */
function createRooms(known: Map<number, Uint8Array>, caches: Caches) {
  let free = Buffer.alloc(0);
  let inside: number[] = [];
  return (document: number, length: number) => {
    if (free.length < length || inside.length >= maxInBlock) {
      const bytes = Buffer.allocUnsafeSlow(blockBytes + length);
      const own: number[] = [];
      const drop = () => {
        for (const each of own) known.delete(each);
        // The cutter must not keep filling a block that is no longer accounted for.
        if (inside === own) free = Buffer.alloc(0);
      };
      caches.cards.set(caches.nextId(), { bytes, drop });
      free = bytes;
      inside = own;
    }
    const bytes = free;
    inside.push(document);
    const take = (used: number): Uint8Array => {
      free = bytes.subarray(used);
      return bytes.subarray(0, used);
    };
    return { bytes, take };
  };
}

interface Cut {
  readonly whole: Uint8Array;
  /** By field: 1 if it is wanted. */
  readonly wanted: Uint8Array;
  /** Target buffer: needs one byte more than the whole. */
  readonly card: Uint8Array;
}

/** Copies the wanted members, adjacent ones in one copy. Returns the length of the result. */
function cut(cards: CardData, document: number, { whole, wanted, card }: Cut): number {
  const { members, memberFields, memberEnds } = segmentOf(cards, document);
  const place = placeOf(cards, document);
  let length = 1;
  let runStart = 0;
  let isRunning = false;
  const endRun = (end: number) => {
    card.set(whole.subarray(runStart, end), length);
    length += end - runStart;
    card[length] = comma;
    length += 1;
  };
  let end = 0;
  for (let at = members[place] ?? 0; at < (members[place + 1] ?? 0); at += 1) {
    const isWanted = wanted[memberFields[at] ?? 0] === 1;
    // Before each member is the opening brace or a comma.
    if (isWanted && !isRunning) runStart = end + 1;
    if (!isWanted && isRunning) endRun(end);
    isRunning = isWanted;
    end = memberEnds[at] ?? 0;
  }
  if (isRunning) endRun(end);
  card[0] = opening;
  card[Math.max(1, length - 1)] = closing;
  return Math.max(2, length);
}
