import {
  type ComponentType,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import type { GivenSetup, SuggestionsProps } from './SuggestionsProps.ts';

/** A text field that may make suggestions. */
export interface Suggesting {
  /** The attributes of the field: those of a combobox, if it makes suggestions. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** The element to render beside the field; it opens below the field's parent. */
  readonly popup: ReactNode;
}

/**
 * Adds suggestions to a search box. Their code and data are fetched when the field receives focus. The search works
 * without them, so a failure is ignored until the next time.
 */
export function useSuggesting(
  input: RefObject<HTMLInputElement | null>,
  setup: GivenSetup | undefined,
): Suggesting {
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  if (!setup) return { field: { type: 'search' }, popup: null };
  return {
    field: {
      // A field of type search must not have the role combobox.
      type: 'text',
      inputMode: 'search',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      // The suggestions change it, whose code is not part of every page.
      'aria-expanded': false,
      onFocus: () => {
        import('./Suggestions.tsx').then(
          (loaded) => setSuggestions(() => loaded.Suggestions),
          () => undefined,
        );
      },
    },
    popup: Suggestions && <Suggestions input={input} listId={listId} setup={setup} />,
  };
}
