import { type RefObject, useEffect } from 'react';
import { activeOption, type Popup } from '#design-system/Combobox/comboboxState.ts';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import type { SuggestSetup, SuggestTexts } from './suggestSetup.ts';
import { usePathOfWords } from './usePathOfWords.ts';
import type { ListAria } from './useSuggesting.tsx';
import { useSuggestions } from './useSuggestions.ts';

export interface SuggestionsProps {
  /** The field; the list opens below its parent. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly setup: SuggestSetup;
  readonly onAriaChange: (aria: ListAria) => void;
}

/** The suggestions of a search box while a visitor types. */
export function Suggestions({ input, listId, setup, onAriaChange }: SuggestionsProps) {
  const { state, dispatch } = useSuggestions(input, setup.place, (place) =>
    document.getElementById(optionId(listId, place)),
  );
  usePathOfWords(input, setup);
  const active = activeOption(state);
  const isOpen = state.popup.kind === 'open';

  useEffect(() => {
    onAriaChange({ isOpen, activeId: active === undefined ? undefined : optionId(listId, active) });
  }, [isOpen, active, listId, onAriaChange]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{statusText(state.popup, state.options.length, setup.texts)}</span>
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={listId}
          input={input}
          options={state.options}
          active={active}
          setup={setup}
          onChosen={() => dispatch({ type: 'dismissed' })}
        />
      )}
    </>
  );
}

function statusText({ kind }: Popup, count: number, texts: SuggestTexts): string {
  switch (kind) {
    case 'open':
      return fillText(texts.suggestionsFound, { count: `${count}` });
    case 'empty':
      return texts.suggestionsNone;
    case 'failed':
    case 'awaited':
    case 'closed':
      return '';
  }
}
