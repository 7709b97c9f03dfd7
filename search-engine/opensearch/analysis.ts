/**
 * How the cluster analyzes texts. Must match `wordsOf` and the related functions, which analyze
 * keyphrases. The patterns use Java's syntax.
 */

const letters = '[\\p{L}\\p{M}\\p{N}]+';
const others = '[^\\p{L}\\p{M}\\p{N}]+';
const separators = "[-‑.'’]+";
const wordPattern = `${letters}(?:${separators}${letters})*`;
const nextWord = `(?:${others}(${letters}))?`;

const words = { type: 'custom', tokenizer: 'words' } as const;
const parts = ['parts', 'flatten_graph', 'lowercase'];
const joined = ['without_separators', 'lowercase', 'neighbours'];
const start = {
  type: 'custom',
  char_filter: ['drop_separators', 'first_four'],
  tokenizer: 'keyword',
} as const;
const longParts = ['lowercase', 'long_parts', 'without_separators'];

/** The analysis settings of every index. */
export const analysis = {
  tokenizer: {
    words: { type: 'pattern', pattern: wordPattern, group: 0 },
  },
  filter: {
    /** `ID.4` is found as `id`, `4` and `id4`. */
    parts: {
      type: 'word_delimiter_graph',
      catenate_all: true,
      split_on_case_change: false,
      split_on_numerics: false,
      stem_english_possessive: false,
    },
    /** `Plug-in` is found as `plugin` and `plug`, but `El-hissar` not as `el`: that is a fuel. */
    long_parts: {
      type: 'pattern_capture',
      preserve_original: true,
      patterns: ['([\\p{L}\\p{M}\\p{N}]{3,})'],
    },
    without_separators: { type: 'pattern_replace', pattern: separators, replacement: '' },
    /** `Model Y` is found as `modely`. */
    neighbours: {
      type: 'shingle',
      min_shingle_size: 2,
      max_shingle_size: 2,
      output_unigrams: false,
      token_separator: '',
    },
  },
  char_filter: {
    squash: { type: 'pattern_replace', pattern: others, replacement: '' },
    /** Only separators within words. */
    drop_separators: {
      type: 'pattern_replace',
      pattern: `(?<=[\\p{L}\\p{M}\\p{N}])${separators}(?=[\\p{L}\\p{M}\\p{N}])`,
      replacement: '',
    },
    /** The first four words of a name, joined. */
    first_four: {
      type: 'pattern_replace',
      pattern: `^(?:${others})?(${letters})${nextWord}${nextWord}${nextWord}[\\s\\S]*$`,
      replacement: '$1$2$3$4',
    },
  },
  analyzer: {
    name: { ...words, filter: parts },
    name_folded: { ...words, filter: [...parts, 'asciifolding'] },
    name_joined: { ...words, filter: joined },
    name_joined_folded: { ...words, filter: [...joined, 'asciifolding'] },
    name_start: { ...start, filter: ['lowercase'] },
    name_start_folded: { ...start, filter: ['lowercase', 'asciifolding'] },
    words: { ...words, filter: longParts },
    words_folded: { ...words, filter: [...longParts, 'asciifolding'] },
  },
  normalizer: {
    /** `ABC 123` and `abc123` are the same. */
    squashed: { type: 'custom', char_filter: ['squash'], filter: ['lowercase'] },
  },
} as const;
