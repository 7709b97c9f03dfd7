import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { CopiedBlock } from './copyToPage.ts';

/** A copy that was made, and where. */
export interface MadeCopy {
  readonly copy: CopiedBlock;
  readonly site: string;
  /** The name of the page. */
  readonly pageTitle: string;
  /** The title of the placeholder. */
  readonly placeTitle: string;
}

/** How far the copying of a block to another page is. */
export type CopyStage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'copying' }
  /** Nothing was copied. */
  | { readonly kind: 'failed'; readonly failure: AuthoringFailure | { readonly kind: 'unsaved' } }
  | { readonly kind: 'copied'; readonly made: MadeCopy }
  | { readonly kind: 'taking-back'; readonly made: MadeCopy }
  /** The copy is still there. */
  | {
      readonly kind: 'not-taken-back';
      readonly made: MadeCopy;
      readonly failure: AuthoringFailure;
    }
  | { readonly kind: 'taken-back'; readonly made: MadeCopy };
