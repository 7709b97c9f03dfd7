import { useEffect } from 'react';
import {
  activeOption,
  type ComboboxState,
  type Lack,
} from '#design-system/Combobox/comboboxState.ts';
import { optionId } from '#design-system/Combobox/useListPopup.ts';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { SuggestionNote } from './SuggestionNote.tsx';
import type { SuggestionsProps } from './SuggestionsProps.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import type { SuggestSetup, SuggestTexts } from './suggestSetup.ts';
import { usePathOfWords } from './usePathOfWords.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The suggestions of a search box while a visitor types. Until the setup is known, nothing is rendered. */
export function Suggestions({ setup, ...field }: SuggestionsProps) {
  const asked = useAnswer(typeof setup === 'string' ? setup : undefined, suggestionsApi.setup);
  const known = typeof setup === 'string' ? asked.latest : setup;
  return known && <KnownSuggestions {...field} setup={known} />;
}

interface KnownSuggestionsProps extends SuggestionsProps {
  readonly setup: SuggestSetup;
}

function KnownSuggestions({ input, listId, setup }: KnownSuggestionsProps) {
  const { state, dispatch, ...field } = useSuggestions(input, setup.place, (place) =>
    document.getElementById(optionId(listId, place)),
  );
  usePathOfWords(input, setup);
  const active = activeOption(state);
  const isOpen = state.popup.kind === 'open';

  useAria(input, isOpen, active === undefined ? undefined : optionId(listId, active));

  return (
    <>
      <VisuallyHidden>
        <span role="status">{statusText(state, setup.texts)}</span>
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={listId}
          input={input}
          options={state.options}
          active={active}
          setup={setup}
          onChosen={() => dispatch({ type: 'finished' })}
        />
      )}
      {state.lack && field.isAttentive && (
        <SuggestionNote
          input={input}
          note={lackText(state.lack, setup.texts)}
          action={state.lack === 'failed' && { label: setup.texts.tryAgain, onPress: field.retry }}
        />
      )}
    </>
  );
}

/** Keeps the ARIA attributes of the field, which the server has rendered, up to date. */
function useAria(
  input: SuggestionsProps['input'],
  isOpen: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', `${isOpen}`);
    if (activeId === undefined) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', activeId);
  }, [input, isOpen, activeId]);
}

function statusText(state: ComboboxState<unknown>, texts: SuggestTexts): string {
  const { lack, popup, options } = state;
  if (lack) return lackText(lack, texts);
  return popup.kind === 'open'
    ? fillText(texts.suggestionsFound, { count: `${options.length}` })
    : '';
}

function lackText(lack: Lack, texts: SuggestTexts): string {
  switch (lack) {
    case 'none':
      return texts.suggestionsNone;
    case 'failed':
      return texts.suggestionsFailed;
  }
}
