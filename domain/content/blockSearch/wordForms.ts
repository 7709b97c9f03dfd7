import type { WordLanguage } from '../../search/words/languages.ts';

/**
 * The endings of words without diacritics. They are generous: a search among fifty blocks has to find the right one, and
 * a wrong one below it does no harm.
 */
const endings: Readonly<Record<WordLanguage, RegExp>> = {
  sv: /^(?:n?ing|[lr]?ar|er|or|r|a|e|n|t|en|et|el|ad|at|ade|are|ande|igt?|iga)?(?:a|e|en|et|n|na|ar|arna|er|erna|orna)?s?$/,
  nb: /^(?:n?ing|er|r|a|e|l|n|t|en|et|k?el|ere|te|else|lig)?(?:a|e|en|er|ene|et|ne|n|r)?s?$/,
  en: /^(?:e|y|ed|er|es|ies|ing|ion)?s?$/,
  fi: /^(?:nen|kse?|se?)?[aeiouy]{0,3}j?[aeiouy]{0,2}(?:n|t|ta|na|ssa|sta|lta|lte|ksi|ten)?$/,
  sk: /^(?:en|ov|[cknt])?(?:[aeiouy]|i[aeu]|o[muv]|[aeiy]m|i?ach|och|a?mi|ovi|eho|emu|[iy]ch|[iy]mi|ej|i?ek|ok|ec|[aei]?t)?$/,
};

/** The consonants of Finnish that change within a word, and the stronger ones that they come from. */
const weakGrades: readonly (readonly [RegExp, string])[] = [
  [/([kpt])\1/g, '$1'],
  [/ng/g, 'nk'],
  [/nn/g, 'nt'],
  [/mm/g, 'mp'],
  [/ll/g, 'lt'],
  [/rr/g, 'rt'],
  [/d/g, 't'],
];

/** A stem may lose up to this many letters that two of its forms share: `hinta` and `hinnat` share `hint`. */
const mostShared = 3;

const shortestStem = 3;

/**
 * Whether two words without diacritics are forms of one word of a language: `oppettider` and `oppettiderna`, `hinta` and
 * `hinnoista`. Compares where the words begin to differ; long words only have to begin alike.
 */
export function areForms(one: string, other: string, language: WordLanguage): boolean {
  const [first, second] = [gradedOf(one, language), gradedOf(other, language)];
  const common = commonLength(first, second);
  if (common < shortestStem) return false;
  const pattern = endings[language];
  for (let stem = common; stem >= Math.max(shortestStem, common - mostShared); stem -= 1)
    if (pattern.test(first.slice(stem)) && pattern.test(second.slice(stem))) return true;
  return common >= 7 && common >= 0.62 * Math.max(first.length, second.length);
}

/** Finnish words in the strong grade: `hinnat` as `hintat`, like `hinta`. */
function gradedOf(word: string, language: WordLanguage): string {
  if (language !== 'fi') return word;
  return weakGrades.reduce((text, [weak, strong]) => text.replace(weak, strong), word);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
