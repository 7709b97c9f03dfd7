/** The digits of a code by box; an empty box is an empty text. */
export type CodeDigits = readonly string[];

/** The digits after an input, and the box that then has the focus. */
export interface CodeEntry {
  readonly digits: CodeDigits;
  /** The position of the box; `'end'` if the code is complete and the focus leaves the boxes. */
  readonly focus: number | 'end';
}

/** The boxes of a code. A space in the code is an empty box. */
export function splitCode(code: string, length: number): CodeDigits {
  return Array.from({ length }, (_, at) => (code[at] ?? '').trim());
}

/** The code in the boxes, with a space for each empty box before the last digit. */
export function joinCode(digits: CodeDigits): string {
  return digits
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();
}

/** The digits of a text; full-width and other compatible digits become ASCII digits. */
function readDigits(text: string): readonly string[] {
  return [...text.normalize('NFKC')].filter((character) => /^[0-9]$/.test(character));
}

/** The content of a box changed to this text by typing, deleting or autofill. */
export function enterText(digits: CodeDigits, at: number, text: string): CodeEntry {
  const old = digits[at] ?? '';
  const entered = readDigits(text);
  if (text === '') return { digits: digits.with(at, ''), focus: at };
  // A digit typed into a full box comes with the digit that was there.
  const fresh = entered.length === 2 && old ? withoutFirst(entered, old) : entered;
  const [digit] = fresh;
  if (digit === undefined || (digit === old && text !== digit && entered.length < 2)) {
    return { digits, focus: at };
  }
  return fresh.length > 1
    ? fill(digits, 0, fresh.slice(0, digits.length))
    : fill(digits, at, [digit]);
}

/** A text was pasted: the first characters count, as many as there are boxes, without white space. */
export function pasteText(digits: CodeDigits, text: string): CodeEntry {
  const characters = [...text.normalize('NFKC').replace(/\s/g, '')].slice(0, digits.length);
  const pasted = readDigits(characters.join(''));
  if (pasted.length === 0) return { digits, focus: firstEmpty(digits) };
  return fill(splitCode('', digits.length), 0, pasted);
}

/** Backspace in a box: empties it, or the box before if it is already empty. */
export function eraseDigit(digits: CodeDigits, at: number): CodeEntry {
  const erased = digits[at] ? at : Math.max(0, at - 1);
  return { digits: digits.with(erased, ''), focus: erased };
}

/** The box that has the focus after a key; `undefined` if the key doesn't move it. */
export function boxAfterKey(key: string, at: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(length - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

function fill(digits: CodeDigits, from: number, entered: readonly string[]): CodeEntry {
  const filled = digits.map((digit, at) => entered[at - from] ?? digit);
  const next = from + entered.length;
  const focus = filled.every(Boolean) && next >= filled.length ? 'end' : next;
  return { digits: filled, focus: focus === filled.length ? firstEmpty(filled) : focus };
}

function firstEmpty(digits: CodeDigits): number {
  const empty = digits.indexOf('');
  return empty === -1 ? digits.length - 1 : empty;
}

function withoutFirst(entered: readonly string[], digit: string): readonly string[] {
  const at = entered.indexOf(digit);
  return at === -1 ? entered : entered.toSpliced(at, 1);
}
