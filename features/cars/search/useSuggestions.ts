import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { answerKey } from '#design-system/Combobox/answerKey.ts';
import {
  activeOption,
  type ComboboxFact,
  type ComboboxState,
  comboboxReducer,
  initialCombobox,
} from '#design-system/Combobox/comboboxState.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import type { SuggestionView } from './suggestionView.ts';

/** The delay between the last keystroke and the request, in ms. */
const debounceMs = 150;

interface Suggested {
  readonly state: ComboboxState<SuggestionView>;
  readonly dispatch: (fact: ComboboxFact<SuggestionView>) => void;
}

const combobox = comboboxReducer<SuggestionView>(({ href }) => href);

/** Listens to a field and fetches suggestions. */
export function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  /** The query that names the site to the API. */
  place: string,
  /** The element of the option at an index of the list. */
  optionAt: (place: number) => HTMLElement | null,
): Suggested {
  const [state, dispatch] = useReducer(combobox, initialCombobox);
  const { text } = state;

  function handleKey(event: KeyboardEvent): void {
    // Keys of an input method composition aren't commands.
    if (event.isComposing) return;
    const active = activeOption(state);
    if (event.key === 'Enter' && active !== undefined) {
      // The option is a link, so client-side navigation handles the click.
      optionAt(active)?.click();
      event.preventDefault();
    } else if (answerKey(event, { state, dispatch })) event.preventDefault();
  }

  useFieldEvents(input, dispatch, handleKey);

  useAnswer(text === '' ? undefined : { place, typed: text }, suggestionsApi.suggest, {
    delayMs: debounceMs,
    onAnswer: (answer, { typed }) =>
      dispatch(
        answer.ok
          ? { type: 'answered', text: typed, options: answer.value }
          : { type: 'failed', text: typed },
      ),
  });

  return { state, dispatch };
}

/** Listens to the field, which the server has rendered, and to its form. */
function useFieldEvents(
  input: RefObject<HTMLInputElement | null>,
  dispatch: Suggested['dispatch'],
  onKey: (event: KeyboardEvent) => void,
): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const read = () => dispatch({ type: 'typed', text: field.value });
    const dismiss = () => dispatch({ type: 'dismissed' });
    field.addEventListener('input', read, options);
    field.addEventListener('keydown', (event) => handleKey(event), options);
    field.addEventListener('blur', dismiss, options);
    field.form?.addEventListener('submit', dismiss, options);
    field.form?.addEventListener('reset', () => dispatch({ type: 'typed', text: '' }), options);
    // Handles text typed before the listeners were added.
    if (field.value !== field.defaultValue) read();
    return () => leaving.abort();
  }, [input, dispatch]);
}
