import type { RefObject } from 'react';
import type { SuggestSetup } from './suggestSetup.ts';

export interface SuggestionsProps {
  /** The field; the list opens below its parent. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly setup: GivenSetup;
  readonly onAriaChange: (aria: ListAria) => void;
}

/** The setup, or the question to which the site's API answers with it. */
export type GivenSetup = SuggestSetup | string;

/** The ARIA state of the list. */
export interface ListAria {
  readonly isOpen: boolean;
  /** The id of the active option. */
  readonly activeId?: string | undefined;
}
