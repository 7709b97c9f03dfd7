import { foldText } from '../searchText.ts';
import { stemSlovak } from './stemSlovak.ts';

/** Whether words are a place, or a form of its name: `Turkua` and `Turun` are Turku, `Košíc` is Košice. */
export function isFormOf(words: string, name: string, language: string): boolean {
  const [form, place] = [foldText(words), foldText(name)];
  if (form === place) return true;
  if (language === 'fi') return isFinnishForm(form, place);
  if (language === 'sk') return stems(words) === stems(name);
  return false;
}

/** What a search for places that begin with a text has to begin with, to find a place from a form of its name. */
export function beginningOf(word: string, language: string): string {
  const begin = language === 'fi' || language === 'sk' ? 3 : word.length;
  return Array.from(word).slice(0, begin).join('');
}

function stems(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => foldText(stemSlovak(word)))
    .join(' ');
}

/** The endings of the cases in which places are named, without diacritics. */
const endings = 'n a ta tta sta lta ssa lla lle seen hin han in on en an un'.split(' ');

function isFinnishForm(form: string, name: string): boolean {
  return finnishStems(name).some((stem) => {
    if (!form.startsWith(stem)) return false;
    return endings.includes(form.slice(stem.length));
  });
}

/** A name, with the other vowel at its end (`Lahti`, `Lahtea`), and both in the weak grade (`Turku`, `Turun`). */
function finnishStems(name: string): readonly string[] {
  const vowels = name.endsWith('i') ? [name, `${name.slice(0, -1)}e`] : [name];
  const lengthened = name.endsWith('e') ? [`${name}e`] : [];
  return [...vowels, ...lengthened, ...vowels.flatMap(weakGrades)];
}

/** Consonants before the last vowel and their weak grades. */
const grades = Object.entries({
  kk: 'k',
  pp: 'p',
  tt: 't',
  nk: 'ng',
  nt: 'nn',
  lt: 'll',
  rt: 'rr',
  mp: 'mm',
  ht: 'hd',
  t: 'd',
  p: 'v',
  k: '',
});

function weakGrades(name: string): readonly string[] {
  const [, begin = '', consonants = '', vowel = ''] =
    /^(.*?)([^aeiouy]+)([aeiouy])$/.exec(name) ?? [];
  const grade = grades.find(([strong]) => consonants.endsWith(strong));
  if (!grade) return [];
  const [strong, weak] = grade;
  return [`${begin}${consonants.slice(0, -strong.length)}${weak}${vowel}`];
}
