import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { answerKey } from '#design-system/Combobox/answerKey.ts';
import {
  activeOption,
  type ComboboxFact,
  type ComboboxState,
  comboboxReducer,
  initialCombobox,
} from '#design-system/Combobox/comboboxState.ts';
import { moveFocus } from '#design-system/focus/focus.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import type { SuggestionView } from './suggestionView.ts';

/** The delay between the last keystroke and the request, in ms. */
const debounceMs = 150;

interface Suggested {
  readonly state: ComboboxState<SuggestionView>;
  readonly dispatch: (fact: ComboboxFact<SuggestionView>) => void;
  /** Whether the visitor is at the field, and hasn't closed what is said below it. */
  readonly isAttentive: boolean;
  /** Asks again after a failure. */
  readonly retry: () => void;
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
  const [isAttentive, setAttentive] = useState(true);
  const { text } = state;

  function handleKey(event: KeyboardEvent): void {
    // Keys of an input method composition aren't commands.
    if (event.isComposing) return;
    const active = activeOption(state);
    if (event.key === 'Enter' && active !== undefined) {
      // The option is a link, so client-side navigation handles the click.
      optionAt(active)?.click();
      event.preventDefault();
    } else if (event.key === 'Escape' && state.popup.kind !== 'open') {
      setAttentive(false);
    } else if (answerKey(event, { state, dispatch })) event.preventDefault();
  }

  useFieldEvents(input, { dispatch, onKey: handleKey, onAttend: setAttentive });

  const retry = useLoading(place, text, dispatch);

  return {
    state,
    dispatch,
    isAttentive,
    retry: () => {
      // The button disappears.
      moveFocus(input.current);
      dispatch({ type: 'retried' });
      retry();
    },
  };
}

/** Reports the suggestions for the typed text. Returns a function that asks again. */
function useLoading(place: string, text: string, dispatch: Suggested['dispatch']): () => void {
  const { retry } = useAnswer(
    text === '' ? undefined : { place, typed: text },
    suggestionsApi.suggest,
    {
      delayMs: debounceMs,
      onAnswer: (answer, { typed }) =>
        dispatch(
          answer.ok
            ? { type: 'answered', text: typed, options: answer.value }
            : { type: 'failed', text: typed, options: [] },
        ),
    },
  );
  return retry;
}

interface FieldListeners {
  readonly dispatch: Suggested['dispatch'];
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onAttend: (isAttentive: boolean) => void;
}

/** Listens to the field, which the server has rendered, and to its form. */
function useFieldEvents(
  input: RefObject<HTMLInputElement | null>,
  { dispatch, onKey, onAttend }: FieldListeners,
): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const read = () => {
      onAttend(true);
      dispatch({ type: 'typed', text: field.value });
    };
    const frame = field.parentElement;
    field.addEventListener('input', read, options);
    field.addEventListener('keydown', (event) => handleKey(event), options);
    field.addEventListener('blur', () => dispatch({ type: 'dismissed' }), options);
    frame?.addEventListener('focusin', () => onAttend(true), options);
    // The button that tries again is in the frame.
    frame?.addEventListener('focusout', (event) => onAttend(isWithin(frame, event)), options);
    field.form?.addEventListener('submit', () => dispatch({ type: 'finished' }), options);
    field.form?.addEventListener('reset', () => dispatch({ type: 'typed', text: '' }), options);
    // Handles text typed before the listeners were added.
    if (field.value !== field.defaultValue) read();
    return () => leaving.abort();
  }, [input, dispatch, onAttend]);
}

/** Whether the focus stays in an element. */
function isWithin(frame: Element, { relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && frame.contains(relatedTarget);
}
