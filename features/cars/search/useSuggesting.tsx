import {
  type InputHTMLAttributes,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useState,
} from 'react';
import type { SuggestionsProps } from './Suggestions.tsx';
import type { SuggestSetup } from './suggestSetup.ts';

const Suggestions = lazy(async () => {
  // Without its suggestions a search is still a search.
  const loaded = await import('./Suggestions.tsx').catch(() => ({ Suggestions: Nothing }));
  return { default: loaded.Suggestions };
});

function Nothing(_: SuggestionsProps) {
  return null;
}

/** A text field that makes suggestions. */
export interface Suggesting {
  /** What makes the field a combobox; nothing where it makes no suggestions. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** What stands beside the field, and opens below the field's parent. */
  readonly popup: ReactNode;
}

/** What the list says of itself to those who can't see it. */
export interface ListAria {
  readonly isOpen: boolean;
  /** The id of the option that the keys have come to. */
  readonly activeId?: string | undefined;
}

/**
 * Lets a search box make suggestions. Their code, and whatever else they need, is fetched when the
 * field takes the focus for the first time.
 */
export function useSuggesting(
  input: RefObject<HTMLInputElement | null>,
  setup: SuggestSetup | undefined,
): Suggesting {
  const listId = useId();
  const [isAwake, setAwake] = useState(false);
  const [{ isOpen, activeId }, setAria] = useState<ListAria>({ isOpen: false });
  if (!setup) return { field: { type: 'search' }, popup: null };
  return {
    field: {
      // A field of type search may not be a combobox.
      type: 'text',
      inputMode: 'search',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': activeId,
      onFocus: () => setAwake(true),
    },
    popup: isAwake && (
      <Suspense>
        <Suggestions input={input} listId={listId} setup={setup} onAriaChange={setAria} />
      </Suspense>
    ),
  };
}
