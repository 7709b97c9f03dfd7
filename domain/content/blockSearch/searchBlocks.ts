import { foldText } from '../../search/searchText.ts';
import { allWordLanguages, type WordLanguage } from '../../search/words/languages.ts';
import type { BlockManual } from '../blockManual.ts';
import type { BlockWords } from '../blockWords.ts';
import { fits, wordFit } from './wordFit.ts';

/** A block, as far as editors search for it. */
export interface SearchedBlock {
  /** The component's name on the platform. */
  readonly name: string;
  readonly words: BlockWords;
  readonly manual: Pick<BlockManual, 'purpose' | 'useWhen'>;
  readonly fields: readonly { readonly name: string }[];
}

/** Words that say nothing about the block that is wanted. */
const fillers = new Set(
  `a an and are block blocket blocks blok blokk de den det do en et ett for hur i in is ja jag jeg kuinka lohko med
  min mitt moj my na o och of og om on our pa page po pre s sa sida siden sivu skal som stranka ta tai te the til
  till to v var vi vill with z`.split(/\s+/),
);

/**
 * The blocks that fit a search best, those with most of its words and the nearest of them first. All languages are
 * searched, because editors of one team speak several. An empty search has all blocks in their order.
 */
export function searchBlocks<Found extends SearchedBlock>(
  blocks: readonly Found[],
  search: string,
): readonly Found[] {
  const typed = wordsOf(search);
  const meant = typed.filter((word) => word.length > 2 && !fillers.has(word));
  const words = meant.length > 0 ? meant : typed;
  if (words.length === 0) return blocks;
  const ranked = blocks.map((block) => ({ block, ...fitOf(block, words, typed.join('')) }));
  const found = Math.max(...ranked.map((each) => each.found));
  const best = Math.max(...ranked.map((each) => (each.found === found ? each.fit : 0)));
  return ranked
    .filter((each) => found > 0 && each.found === found && each.fit >= best * weakest)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ block }) => block);
}

/** A block that fits less than this part of the best is left out. */
const weakest = 0.45;

interface BlockFit {
  /** How many of the words the block has. */
  readonly found: number;
  readonly fit: number;
}

/** Words of one phrase mean the block more than words from several. */
const scattered = 0.8;

function fitOf(block: SearchedBlock, words: readonly string[], joined: string): BlockFit {
  const { phrases, text } = indexOf(block);
  const best = words.map((word): number => (hasWord(text, word) ? fits.mentioned : 0));
  let together = 0;
  for (const phrase of phrases) {
    const each = words.map((word) => bestFit(word, phrase) * phrase.weight);
    each.forEach((fit, at) => {
      best[at] = Math.max(best[at] ?? 0, fit);
    });
    together = Math.max(together, phraseFit(each, phrase), wholeFit(joined, phrase));
  }
  const apart = (scattered * sum(best)) / words.length;
  const found = together > fits.form ? words.length : best.filter((fit) => fit > 0).length;
  return { found, fit: Math.max(together, apart) };
}

/** How well all words fit a phrase, which may have more words than they. */
function phraseFit(each: readonly number[], { words }: Phrase): number {
  if (each.some((fit) => fit === 0)) return 0;
  const covered = Math.min(1, each.length / words.length);
  return (sum(each) / each.length) * (0.7 + 0.3 * covered);
}

/** How well the search fits if words are written together or apart: `auki olo ajat` is `aukioloajat`. */
function wholeFit(joined: string, { joined: phrase, language, weight }: Phrase): number {
  const fit = wordFit(joined, phrase, language);
  return fit >= fits.form ? (fit + 1) * weight : 0;
}

function bestFit(word: string, { words, language }: Phrase): number {
  return Math.max(...words.map((each) => wordFit(word, each, language)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** One of the words or phrases of a block. */
interface Phrase {
  readonly language: WordLanguage;
  readonly words: readonly string[];
  readonly joined: string;
  /** The usual ones come first, and weigh a little more. */
  readonly weight: number;
}

interface IndexedBlock {
  readonly phrases: readonly Phrase[];
  /** What is said about the block, with a space before each word. */
  readonly text: string;
}

/** Blocks are searched with every letter that is typed. */
const known = new WeakMap<SearchedBlock, IndexedBlock>();

function indexOf(block: SearchedBlock): IndexedBlock {
  const index = known.get(block) ?? createIndex(block);
  known.set(block, index);
  return index;
}

function createIndex({ name, words, manual, fields }: SearchedBlock): IndexedBlock {
  const named = allWordLanguages.flatMap((language) =>
    words[language].split(', ').map((text, at) => toPhrase(text, language, 1 - at / 200)),
  );
  const said = [manual.purpose, ...manual.useWhen, ...fields.flatMap((field) => field.name)];
  return {
    phrases: [toPhrase(spaced(name), 'en', 1), ...named],
    text: ` ${wordsOf([...said, ...said.map(spaced)].join(' ')).join(' ')}`,
  };
}

function toPhrase(text: string, language: WordLanguage, weight: number): Phrase {
  const words = wordsOf(text);
  const meant = words.filter((word) => !fillers.has(word));
  return {
    language,
    words: meant.length > 0 ? meant : words,
    joined: words.join(''),
    weight,
  };
}

function hasWord(text: string, word: string): boolean {
  return word.length > 2 && text.includes(` ${word}`);
}

/** Splits a name such as `SimpleHeader` into words. */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}&]+/gu) ?? [];
}
