import { type Synonyms, type Vocabulary, wordKey } from '#domain/search/words/vocabulary.ts';
import { wordsIn } from '#domain/search/words/wordsIn.ts';
import type { WordTable } from '#domain/search/words/wordTable.ts';
import { isLikelyTypo } from '#search-engine/likelyTypo.ts';
import { countTypos, typosAllowed } from '#search-engine/typos.ts';

/** A word that visitors may have meant. */
interface Target {
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Words with the same meaning are as good as each other. */
  readonly meaning: string;
  /** Names are meant more often than words for meanings, and those more often than other words. */
  readonly rank: 'name' | 'meaning' | 'word';
  /** Whether it is the name of a make, as the index spells it. */
  readonly isMake: boolean;
}

const ranks = ['name', 'meaning', 'word'];

/** What words are compared with. */
export interface RepairOptions {
  readonly vocabulary: Vocabulary;
  readonly tables: readonly WordTable[];
  /** The ordinary words, by key. */
  readonly common: ReadonlySet<string>;
  /** The values of a field of the index, by the name of its filter. */
  readonly valuesOf: (name: string) => readonly string[];
  /** All texts of the index. */
  readonly texts: readonly string[];
}

/** Finds the words that others may be misspelt forms of. */
export interface Repairer {
  /** The word that one is likely to mean: with few typos, or as a part of it. */
  readonly repair: (word: string) => string | undefined;
  /** The words that one may mean, with more typos or another first letter. */
  readonly suggest: (word: string) => readonly string[];
}

/** Creates the repairs of an index. */
export function createRepairer(options: RepairOptions): Repairer {
  const { tables, common } = options;
  const own = new Set(tables.flatMap(ownWords).map(wordKey));
  const targets = targetsOf(options).filter(({ key }) => !common.has(key));
  const byLetter = Map.groupBy(targets, ({ key }) => key.slice(0, 1));
  const parts = new Map(
    targets.filter(({ key }) => key.length >= shortestPart).map((target) => [target.key, target]),
  );
  // Words that are known, and names with digits, aren't misspelt.
  const isDoubtful = (key: string) => !own.has(key) && !common.has(key) && !/\p{N}/u.test(key);
  return {
    repair: (word) => {
      const key = wordKey(word);
      if (!isDoubtful(key)) return undefined;
      const alike = byLetter.get(key.slice(0, 1)) ?? [];
      return (nearest(key, alike) ?? partOf(key, parts))?.text;
    },
    suggest: (word) => {
      const key = wordKey(word);
      return isDoubtful(key) ? farther(key, targets) : [];
    },
  };
}

/** Every word of a table by itself, also those that say nothing. */
function ownWords({ fillers, not, seats, bounds, about, units, sizes, ...table }: WordTable) {
  const words = [table.meanings, table.makes, table.towns, bounds, about, units, sizes]
    .flatMap((lists) => Object.values<string>({ ...lists }))
    .concat(fillers, not, seats);
  return words.flatMap(wordsIn);
}

const nameFields = ['brand', 'model', 'city'];

/** Shorter words of phrases, and around numbers, are too much like other words. */
const shortestPhrasePart = 6;

function targetsOf({ vocabulary, tables, valuesOf, texts }: RepairOptions): readonly Target[] {
  const targets = [
    ...nameFields.flatMap((name) => valuesOf(name).flatMap((value) => nameTargets(name, value))),
    ...vocabulary.synonyms
      .filter((meant) => isInIndex(meant, vocabulary, valuesOf))
      .flatMap(meaningTargets),
    ...tables.flatMap(({ sizes, amounts, about }) =>
      [sizes, amounts, { of: about.electricRange }]
        .flatMap((lists) => Object.values<string>({ ...lists }))
        .flatMap((words) => wordTargets(words)),
    ),
    ...texts.flatMap(wordTargets),
  ];
  // The first target of a word has the highest rank.
  return firstOfEach(targets, ({ key }) => key)
    .filter(({ key }) => key.length >= shortestTarget && !/\p{N}/u.test(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

const shortestTarget = 3;

/** A name, and each of its words. */
function nameTargets(field: string, value: string): readonly Target[] {
  const target = { meaning: `${field} ${value}`, rank: 'name' } as const;
  const words = wordsIn(value);
  const isMake = field === 'brand' && words.length === 1;
  return [value, ...(words.length > 1 ? words : [])].map((text) => ({
    ...target,
    isMake,
    key: wordKey(text),
    text,
  }));
}

/** Whether the index has what synonyms mean; equipment is searched as text, too. */
function isInIndex(
  { field, keys }: Synonyms,
  vocabulary: Vocabulary,
  valuesOf: RepairOptions['valuesOf'],
): boolean {
  if (field === 'equipment') return true;
  return valuesOf(field).some((value) => vocabulary.keysOf(value).some((key) => keys.has(key)));
}

function meaningTargets({ field, phrases }: Synonyms): readonly Target[] {
  const rank = field === 'brand' || field === 'city' ? 'name' : 'meaning';
  return phrases.flatMap((phrase) => {
    const words = wordsIn(phrase);
    const meaning = `${field} ${phrases[0]}`;
    return words
      .filter((text) => words.length === 1 || text.length >= shortestPhrasePart)
      .map((text) => ({ key: wordKey(text), text, meaning, rank, isMake: false }));
  });
}

function wordTargets(text: string): readonly Target[] {
  return wordsIn(text)
    .filter((word) => word.length >= shortestPhrasePart)
    .map((word) => {
      const key = wordKey(word);
      return { key, text: word.toLowerCase(), meaning: key, rank: 'word', isMake: false };
    });
}

interface Candidate extends Target {
  readonly typos: number;
}

/** In words of up to so many letters, only typos that are easily made are repaired. */
const shortWord = 5;

/** The word with the fewest typos. */
function nearest(key: string, alike: readonly Target[]): Target | undefined {
  if (key.length <= shortWord) return nearestShort(key, alike);
  const most = typosAllowed(key);
  const [best] = alike
    .map((target) => ({ ...target, typos: countTypos(key, target.key, most) }))
    .filter(({ typos }) => typos > 0 && typos <= most)
    .sort(byLikelihood(key));
  return best;
}

/** In a word of three letters, each one counts, so that it must be a make, or one with swapped letters. */
const shortestWord = 3;

/** The name or meaning that a short word is likely a typo of, if there is only one. */
function nearestShort(key: string, alike: readonly Target[]): Target | undefined {
  const near = alike
    .filter((target) => target.rank !== 'word' && isLikelyTypo(key, target.key))
    .filter((target) => key.length > shortestWord || target.isMake || isSwapped(key, target.key))
    .map((target) => ({ ...target, typos: 1 }))
    .sort(byLikelihood(key));
  const [best] = near;
  const isAmbiguous = near.some(
    ({ meaning, rank }) => meaning !== best?.meaning && rank === best?.rank,
  );
  return key.length < shortestWord || (key.length === shortestWord && isAmbiguous)
    ? undefined
    : best;
}

/** Whether two words have the same letters. */
function isSwapped(one: string, other: string): boolean {
  const sorted = (word: string) => Array.from(word).sort().join('');
  return sorted(one) === sorted(other);
}

function byLikelihood(key: string) {
  const rank = (one: Candidate) => ranks.indexOf(one.rank);
  const sameLength = (one: Candidate) => Math.abs(one.key.length - key.length);
  return (a: Candidate, b: Candidate) =>
    a.typos - b.typos ||
    rank(a) - rank(b) ||
    sameLength(a) - sameLength(b) ||
    (a.key < b.key ? -1 : 1);
}

/** Shorter words are parts of many others. */
const shortestPart = 5;

/** The longest word that one begins with, or else ends with: `dragkroksfäste`. */
function partOf(key: string, parts: ReadonlyMap<string, Target>): Target | undefined {
  const lengths = Array.from(
    { length: Math.max(0, key.length - shortestPart) },
    (_, less) => key.length - 1 - less,
  );
  const beginning = lengths.map((length) => parts.get(key.slice(0, length)));
  const end = lengths.map((length) => parts.get(key.slice(-length)));
  return [...beginning, ...end].find((part) => part !== undefined);
}

const maxSuggestions = 2;

/** Names and meanings with more typos than a repair allows. */
function farther(key: string, targets: readonly Target[]): readonly string[] {
  const isMeant = targets.some((target) => target.key === key && target.rank !== 'word');
  if (isMeant || key.length < shortestWord) return [];
  const near = targets
    .filter(({ rank }) => rank !== 'word')
    .map((target) => {
      const most = mostTypos(key, target, key[0] === target.key[0]);
      return { ...target, typos: countTypos(key, target.key, most), most };
    })
    .filter(({ typos, most }) => typos <= most)
    .sort(byLikelihood(key));
  return firstOfEach(near, ({ meaning }) => meaning)
    .slice(0, maxSuggestions)
    .map(({ text }) => text);
}

/** The first item of those with the same key, in order. */
function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap((group) => group.slice(0, 1));
}

/** Only names may have more typos: other words are too much like ordinary ones. */
function mostTypos({ length }: string, { rank }: Target, hasSameBeginning: boolean): number {
  if (length <= shortestWord) return hasSameBeginning ? 1 : 0;
  const most = length < 5 || rank !== 'name' ? 1 : length < 8 ? 2 : 3;
  return hasSameBeginning ? most : Math.max(1, most - 1);
}
