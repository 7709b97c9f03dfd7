import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { answerKey } from '#design-system/Combobox/answerKey.ts';
import {
  activeOption,
  type Combobox,
  type ComboboxFact,
  comboboxOf,
  emptyCombobox,
} from '#design-system/Combobox/combobox.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import type { SuggestionView } from './suggestionView.ts';

/** The delay between the last keystroke and the request, in ms. */
const debounceMs = 150;

interface Suggested {
  readonly state: Combobox<SuggestionView>;
  readonly report: (fact: ComboboxFact<SuggestionView>) => void;
}

const combobox = comboboxOf<SuggestionView>(({ href }) => href);

/** Listens to a field and fetches suggestions. */
export function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  /** The query that names the site to the API. */
  place: string,
  /** The element of the option at an index of the list. */
  optionAt: (place: number) => HTMLElement | null,
): Suggested {
  const [state, report] = useReducer(combobox, emptyCombobox);
  const { text } = state;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method composition aren't commands.
    if (event.isComposing) return;
    const active = activeOption(state);
    if (event.key === 'Enter' && active !== undefined) {
      // The option is a link, so client-side navigation handles the click.
      optionAt(active)?.click();
      event.preventDefault();
    } else if (answerKey(event, { state, report })) event.preventDefault();
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const read = () => report({ type: 'typed', text: field.value });
    const dismiss = () => report({ type: 'dismissed' });
    field.addEventListener('input', read, options);
    field.addEventListener('keydown', (event) => handleKey(event), options);
    field.addEventListener('blur', dismiss, options);
    field.form?.addEventListener('submit', dismiss, options);
    field.form?.addEventListener('reset', () => report({ type: 'typed', text: '' }), options);
    // Handles text typed before the listeners were added.
    if (field.value !== field.defaultValue) read();
    return () => leaving.abort();
  }, [input]);

  useAnswer(text === '' ? undefined : { place, typed: text }, suggestionsApi.suggest, {
    delayMs: debounceMs,
    onAnswer: (answer, { typed }) =>
      report(
        answer.ok
          ? { type: 'answered', text: typed, options: answer.value }
          : { type: 'failed', text: typed },
      ),
  });

  return { state, report };
}
