import type { SearchDocument } from '../engine.ts';
import type { CardData } from './indexData.ts';

const opening = 0x7b;
const comma = 0x2c;
const closing = 0x7d;

/** A document as JSON, all of it; no copy is made. */
export function wholeCard(cards: CardData, document: number): Uint8Array {
  return cards.bytes.subarray(cards.starts[document], cards.starts[document + 1]);
}

/** A document as it was given, in all its fields. */
export function readCard(cards: CardData, document: number): SearchDocument {
  return JSON.parse(Buffer.from(wholeCard(cards, document)).toString());
}

/** Gives documents as JSON, in some of their fields. */
export type CardCutter = (document: number) => Uint8Array;

/** So many cards are kept as they were cut: the first pages of what most visitors look at. */
const mostKept = 8192;

/**
 * What cuts some fields out of documents; everything where no field is named. Cards that were cut
 * are kept for the next one who asks for the same fields: memory for fifty new ones with each answer
 * would have them collected twelve times a second under load, and askers would wait for that.
 */
export function createCardCutters(cards: CardData): (fields: readonly string[]) => CardCutter {
  const cutters = new Map<string, CardCutter>();
  let kept = 0;
  return (fields) => {
    if (fields.length === 0) return (document) => wholeCard(cards, document);
    if (kept > mostKept) {
      cutters.clear();
      kept = 0;
    }
    const key = fields.join();
    const known = cutters.get(key);
    if (known !== undefined) return known;
    const cutter = keepCards(createCutter(cards, fields), () => {
      kept += 1;
    });
    cutters.set(key, cutter);
    return cutter;
  };
}

function keepCards(cutter: CardCutter, onNew: () => void): CardCutter {
  const known = new Map<number, Uint8Array>();
  return (document) => {
    const kept = known.get(document);
    if (kept !== undefined) return kept;
    const card = cutter(document);
    known.set(document, card);
    onNew();
    return card;
  };
}

function createCutter(cards: CardData, fields: readonly string[]): CardCutter {
  const wanted = Uint8Array.from(cards.fieldNames, (name) => Number(fields.includes(name)));
  let room = Buffer.alloc(0);
  return (document) => {
    const whole = wholeCard(cards, document);
    // Cards lie one behind the other: room of their own would be a whole document's each.
    if (room.length <= whole.length) room = Buffer.allocUnsafeSlow(roomBytes + whole.length);
    const card = room.subarray(0, cut(cards, document, { whole, wanted, card: room }));
    room = room.subarray(card.length);
    return card;
  };
}

const roomBytes = 64 * 1024;

interface Cut {
  readonly whole: Uint8Array;
  /** By the places of the fields: 1 for those that are wanted. */
  readonly wanted: Uint8Array;
  /** Takes what is cut out: a byte more than the whole is enough. */
  readonly card: Uint8Array;
}

/** Copies the wanted members, neighbours together: most of a card is few copies. Answers its length. */
function cut(cards: CardData, document: number, { whole, wanted, card }: Cut): number {
  const { members, memberFields, memberEnds } = cards;
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
  for (let at = members[document] ?? 0; at < (members[document + 1] ?? 0); at += 1) {
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
