import { useEffect } from 'react';
import { activeOption, type Popup } from '#design-system/Combobox/comboboxState.ts';
import { optionId } from '#design-system/Combobox/useListPopup.ts';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionsProps } from './SuggestionsProps.ts';
import type { SuggestTexts } from './suggestSetup.ts';
import { usePathOfWords } from './usePathOfWords.ts';
import { useSuggestions } from './useSuggestions.ts';

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
