import { readBoundWords } from './bounds.ts';
import type { NumberContext } from './numberContext.ts';
import { type NumberWords, wordKey } from './vocabulary.ts';
import type { WordSpan } from './wordSpan.ts';

const seatsField = 'seats';
const digits = Array.from('23456789', (digit) => [digit, digit] as const);

/** `7-sits`, `7 seater`, `seven seats`, `seitsemänpaikkainen`, `at least 5 seats`. */
export function readSeats(
  words: readonly string[],
  at: number,
  { numbers, known }: NumberContext,
): WordSpan | undefined {
  const bound = readBoundWords(words, at, numbers);
  const from = at + (bound?.length ?? 0);
  for (const length of [2, 1]) {
    const count = seatsIn(words.slice(from, from + length), numbers);
    if (from + length > words.length || count === undefined) continue;
    const values = known(seatsField).filter((seats) => fits(Number(seats), count, bound?.kind));
    const to = from + length;
    if (values.length > 0)
      return { at, length: to - at, kind: 'values', field: seatsField, values };
  }
  return undefined;
}

interface Count {
  readonly number: number;
  readonly isOpen: boolean;
}

function seatsIn(words: readonly string[], { seats, numbers }: NumberWords): Count | undefined {
  const text = wordKey(words.join(' '));
  const [, number] =
    [...numbers, ...digits].find(
      ([word]) => text.startsWith(word) && seats.has(text.slice(word.length)),
    ) ?? [];
  return number === undefined
    ? undefined
    : { number: Number(number), isOpen: /\d\+/.test(words[0] ?? '') };
}

function fits(seats: number, { number, isOpen }: Count, kind: string | undefined): boolean {
  if (isOpen || kind === 'least') return seats >= number;
  return kind === 'most' ? seats <= number : seats === number;
}
