import type { RefObject } from 'react';
import type { SuggestSetup } from './suggestSetup.ts';

export interface SuggestionsProps {
  /** The field; the list opens below its parent. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly setup: GivenSetup;
}

/** The setup, or the question to which the site's API answers with it. */
export type GivenSetup = SuggestSetup | string;
