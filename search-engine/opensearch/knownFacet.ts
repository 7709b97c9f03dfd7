import type { HistogramQuestion, TermsQuestion } from '../question.ts';
import type { Tree } from './tree.ts';

/** A facet with the facts about the whole index that counting it requires. */
export type KnownFacet =
  | { readonly kind: 'terms'; readonly question: TermsQuestion; readonly tree: Tree }
  | {
      readonly kind: 'histogram';
      readonly question: HistogramQuestion;
      readonly ends: Ends | undefined;
    };

/** The lowest and highest number of a field in an index. */
export interface Ends {
  readonly lowest: number;
  readonly highest: number;
}
