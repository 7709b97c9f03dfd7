import { activeOption, type ComboboxFact, type ComboboxState, type Step } from './comboboxState.ts';

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

interface KeyTools<Option> {
  readonly state: ComboboxState<Option>;
  readonly dispatch: (fact: ComboboxFact<Option>) => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Handles a key. Returns whether it was a command for the list, so that the field ignores it. */
export function answerKey<Option>(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { state, dispatch }: KeyTools<Option>,
): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  const isOpen = state.popup.kind === 'open';
  const active = activeOption(state);
  if (key === 'Escape') {
    dispatch({ type: 'dismissed' });
    return isOpen;
  }
  const to = steps[key];
  if (to === undefined || state.options.length === 0) return false;
  if ((to === 'first' || to === 'last') && active === undefined) return false;
  dispatch({ type: 'moved', to });
  return true;
}
