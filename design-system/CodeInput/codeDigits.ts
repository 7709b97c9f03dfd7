/** The digits of a code by box; an empty box is an empty text. */
export type CodeDigits = readonly string[];

/** The digits after an input, and the box that is then the current one. */
export interface CodeEntry {
  readonly digits: CodeDigits;
  /** The position of the box; `'end'` if the code is complete and the focus leaves the field. */
  readonly focus: number | 'end';
}

/** The selected boxes, `to` not included: the current one, unless the visitor selects more. */
export interface BoxSelection {
  readonly from: number;
  readonly to: number;
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

/** The selection of one box. */
export function oneBox(at: number): BoxSelection {
  return { from: at, to: at + 1 };
}

/** The text of the field. It reaches up to the current box, so that the caret can be there. */
export function fieldText(digits: CodeDigits, { from }: BoxSelection): string {
  return joinCode(digits).padEnd(from);
}

/** The boxes of a selection in the field's text. A caret is at the box after it. */
export function selectionOf(start: number, end: number, length: number): BoxSelection {
  return end - start > 1 ? { from: start, to: end } : oneBox(Math.min(start, length - 1));
}

/** The box at which the field is entered with the focus coming from what is before or after it. */
export function boxOnEntry(digits: CodeDigits, from: 'before' | 'after'): number {
  const empty = digits.indexOf('');
  if (empty !== -1) return empty;
  return from === 'before' ? 0 : digits.length - 1;
}

/** The box that becomes the current one when a box is clicked: an empty one is filled in from the first empty one on. */
export function boxOnClick(digits: CodeDigits, clicked: number): number {
  return digits[clicked] ? clicked : boxOnEntry(digits, 'before');
}

/** The digits of a text; full-width and other compatible digits become ASCII digits. */
function readDigits(text: string): readonly string[] {
  return [...text.normalize('NFKC')].filter((character) => /^[0-9]$/.test(character));
}

/** The field's text was changed by typing, deleting, autofill or a keyboard that suggests codes. */
export function changeText(digits: CodeDigits, selected: BoxSelection, text: string): CodeEntry {
  const old = fieldText(digits, selected);
  // Some phones report no Backspace key.
  if (old.length === selected.from && text === old.slice(0, -1)) {
    return eraseDigits(digits, selected);
  }
  const inserted = insertedText(old, selected, text);
  // A code may be filled in over its own beginning.
  const isWhole =
    readDigits(text).length === digits.length && readDigits(inserted ?? '').length > 1;
  return inserted === undefined || isWhole
    ? enterText(digits, { from: 0, to: digits.length }, text)
    : enterText(digits, selected, inserted);
}

/** What replaced the selected boxes; `undefined` if more than them has changed. */
function insertedText(old: string, { from, to }: BoxSelection, text: string): string | undefined {
  const [before, after] = [old.slice(0, from), old.slice(to)];
  if (!text.startsWith(before) || !text.slice(before.length).endsWith(after)) return undefined;
  return text.slice(before.length, text.length - after.length);
}

/** A text instead of the selected boxes: a digit, nothing, or a whole code. */
function enterText(digits: CodeDigits, selected: BoxSelection, text: string): CodeEntry {
  const entered = readDigits(text);
  if (entered.length > 1) return fill(digits, 0, entered.slice(0, digits.length));
  if (text !== '' && entered.length === 0) return { digits, focus: selected.from };
  return entered.length === 0
    ? { digits: emptied(digits, selected), focus: selected.from }
    : fill(emptied(digits, selected), selected.from, entered);
}

/** A text was pasted: the first characters count, as many as there are boxes, without white space. */
export function pasteText(digits: CodeDigits, text: string): CodeEntry {
  const characters = [...text.normalize('NFKC').replace(/\s/g, '')].slice(0, digits.length);
  const pasted = readDigits(characters.join(''));
  if (pasted.length === 0) return { digits, focus: boxOnEntry(digits, 'after') };
  return fill(splitCode('', digits.length), 0, pasted);
}

/** Backspace: empties the selected boxes, or the box before if the current one is already empty. */
export function eraseDigits(digits: CodeDigits, selected: BoxSelection): CodeEntry {
  const { from, to } = selected;
  const isEmpty = to - from === 1 && !digits[from];
  const erased = isEmpty ? oneBox(Math.max(0, from - 1)) : selected;
  return { digits: emptied(digits, erased), focus: erased.from };
}

/** The box that is the current one after a key; `undefined` if the key doesn't move to another. */
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

function emptied(digits: CodeDigits, { from, to }: BoxSelection): CodeDigits {
  return digits.map((digit, at) => (at >= from && at < to ? '' : digit));
}

function fill(digits: CodeDigits, from: number, entered: readonly string[]): CodeEntry {
  const filled = digits.map((digit, at) => entered[at - from] ?? digit);
  const next = from + entered.length;
  const focus = filled.every(Boolean) && next >= filled.length ? 'end' : next;
  return { digits: filled, focus: focus === filled.length ? boxOnEntry(filled, 'after') : focus };
}
