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

/** What cuts some fields out of documents; everything where no field is named. */
export function createCardCutter(cards: CardData, fields: readonly string[]) {
  if (fields.length === 0) return (document: number) => wholeCard(cards, document);
  const wanted = Uint8Array.from(cards.fieldNames, (name) => Number(fields.includes(name)));
  return (document: number) => cut(cards, document, wanted);
}

/** Copies the wanted members, neighbours together, so that most of a card is few copies. */
function cut(cards: CardData, document: number, wanted: Uint8Array): Uint8Array {
  const { members, memberFields, memberEnds } = cards;
  const whole = wholeCard(cards, document);
  const card = Buffer.allocUnsafe(whole.length + 1);
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
  return card.subarray(0, Math.max(2, length));
}
