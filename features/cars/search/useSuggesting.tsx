import {
  type InputHTMLAttributes,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useState,
} from 'react';
import type { GivenSetup, ListAria, SuggestionsProps } from './SuggestionsProps.ts';

const Suggestions = lazy(async () => {
  // The search works without suggestions, so a failed import is ignored.
  const loaded = await import('./Suggestions.tsx').catch(() => ({ Suggestions: Nothing }));
  return { default: loaded.Suggestions };
});

function Nothing(_: SuggestionsProps) {
  return null;
}

/** A text field that makes suggestions. */
export interface Suggesting {
  /** The attributes that make the field a combobox. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** The element to render beside the field; it opens below the field's parent. */
  readonly popup: ReactNode;
}

/**
 * Adds suggestions to a search box. Their code and data are fetched when the field first receives
 * focus.
 */
export function useSuggesting(
  input: RefObject<HTMLInputElement | null>,
  setup: GivenSetup,
): Suggesting {
  const listId = useId();
  const [isAwake, setAwake] = useState(false);
  const [{ isOpen, activeId }, setAria] = useState<ListAria>({ isOpen: false });
  return {
    field: {
      // A field of type search must not have the role combobox.
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
