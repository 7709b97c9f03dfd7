import type { KnownIndex } from './knownIndex.ts';
import { quoted } from './quoted.ts';
import { splitSigns } from './signs.ts';
import { type NumberWords, wordKey } from './vocabulary.ts';
import { overlap } from './wordSpan.ts';

const brandField = 'brand';
const equipmentField = 'equipment';

/** Words that are written together, in separate words: `bmwx3`, `elkombi`, `<200000`. */
export function separate(words: readonly string[], index: KnownIndex): readonly string[] {
  const { vocabulary, models } = index;
  const split = words.flatMap((word) => splitNumber(word, vocabulary.numbers));
  const asTyped = quoted(split);
  return split.flatMap((word, at) => {
    if (asTyped.some((span) => overlap(span, { at, length: 1 }))) return [word];
    const long = vocabulary.abbreviations.get(wordKey(word));
    const before = split[at - 1] ?? '';
    if (long !== undefined && models().has(wordKey(before + long))) return long.split(' ');
    return writeName(word, index) ?? splitCompound(word, index);
  });
}

/** `<200000`, `max200000` and `-21` in separate words, or in full. */
function splitNumber(word: string, { bounds, about }: NumberWords): readonly string[] {
  const [, year] = /^[-–’'](\d\d)$/u.exec(word) ?? [];
  if (year !== undefined) return [`20${year}`];
  const [, modelYear = '', noun = ''] = /^(\d{4})-(\p{L}+)$/u.exec(word) ?? [];
  if (about.has(wordKey(noun))) return [modelYear, noun];
  const [, text = '', number = ''] = /^(\p{L}+)(\d{3}.*)$/u.exec(word) ?? [];
  const isBound = [bounds.atMost, bounds.atLeast].some((words) => words.has(wordKey(text)));
  return isBound ? [text, ...splitSigns(number)] : splitSigns(word);
}

/** A make in full, also if it is joined with a model; a word with a meaning of its own stays. */
function writeName(
  word: string,
  { vocabulary, names, models }: KnownIndex,
): readonly string[] | undefined {
  const makes = names().get(brandField) ?? new Map<string, string>();
  const key = wordKey(word);
  const make = makes.get(key);
  if (make !== undefined) return [wordKey(make) === key ? word : make];
  if (models().has(key) || vocabulary.hasWord(key)) return [word];
  for (const [spelled, name] of makes) {
    const model = key.slice(spelled.length);
    const isModel = model.length > 1 && [...models()].some((known) => known.startsWith(model));
    if (key.startsWith(spelled) && isModel) return [name, model];
  }
  return undefined;
}

/** No part of a compound is shorter: `elkombi`. */
const shortestParts = { modifier: 2, head: 3 };

/** What compounds are: a kind of body or gearbox. */
const headFields = ['body', 'gearbox'];

/** A compound of two meanings: `dieselkombi`, `sähköfarmari`, `bensinautomat`. */
function splitCompound(word: string, { vocabulary, names, values }: KnownIndex): readonly string[] {
  const { languages } = vocabulary;
  const key = wordKey(word);
  const fieldsOf = (part: string) =>
    languages
      .flatMap(({ synonyms }) => synonyms.get(part) ?? [])
      .flatMap((meant) => (values(meant).length > 0 ? [meant.field] : []));
  const isModifier = (part: string) =>
    fieldsOf(part).some((field) => field !== equipmentField) || names().get(brandField)?.has(part);
  const isHead = (part: string) =>
    fieldsOf(part).some((field) => headFields.includes(field)) ||
    languages.some(({ sizes }) => sizes.has(part));
  for (let cut = shortestParts.modifier; cut <= key.length - shortestParts.head; cut += 1) {
    const parts = [key.slice(0, cut), key.slice(cut)] as const;
    if (isModifier(parts[0]) && isHead(parts[1])) return parts;
  }
  return [word];
}
