import type { BlockWords } from './blockWords.ts';

/** The texts of a block for editors beside its declaration. They are in `X.manual.ts`, which no site imports. */
export interface BlockTexts {
  readonly words: BlockWords;
}
