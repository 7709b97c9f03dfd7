import type { WordLanguage } from '../../search/words/languages.ts';
import { areForms } from './wordForms.ts';

/** How well a typed word fits a word of a block; nothing is 0. */
export const fits = {
  same: 10,
  form: 9,
  /** The beginning of the word, which is perhaps still being typed. */
  begun: 7.5,
  /** A compound of it, which is the same kind of thing: `kampanjpris` for `pris`. */
  kind: 6,
  /** A part of the word: `formulär` for `kontaktformulär`. */
  part: 5,
  /** A compound that begins with it: `kampanjsida` for `kampanj`. */
  about: 4,
  /** Only a text about the block has it. */
  mentioned: 2,
} as const;

const shortestPart = 4;

/** How well a typed word fits a word of a block, both without diacritics. */
export function wordFit(typed: string, word: string, language: WordLanguage): number {
  if (typed === word) return fits.same;
  if (areForms(typed, word, language)) return fits.form;
  if (word.startsWith(typed)) return fits.begun;
  if (endsWithForm(typed, word, language)) return fits.kind;
  if (endsWithForm(word, typed, language)) return fits.part;
  if (typed.length > shortestPart && word.includes(typed)) return fits.part;
  const isLonger = typed.length >= word.length + 3 && word.length >= shortestPart;
  return isLonger && typed.startsWith(word) ? fits.about : 0;
}

/** Whether a compound ends with a form of a word. English writes the parts of compounds apart. */
function endsWithForm(compound: string, word: string, language: WordLanguage): boolean {
  if (word.length < shortestPart || language === 'en') return false;
  const [first = ''] = word;
  for (let at = 3; at <= compound.length - shortestPart; at += 1)
    if (compound[at] === first && areForms(compound.slice(at), word, language)) return true;
  return false;
}
