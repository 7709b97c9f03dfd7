/**
 * State of a text field that suggests options while a visitor types. The component that holds the
 * state requests the options for `text` and renders the list.
 */

/** The field and its list. */
export interface ComboboxState<Option> {
  /** The typed text, trimmed. */
  readonly text: string;
  /** The latest options. They stay until new ones arrive, so that the list doesn't flicker. */
  readonly options: readonly Option[];
  readonly popup: Popup;
  /**
   * What is wrong with the latest options. It stays until new ones arrive, so that it is announced once and not
   * after each letter.
   */
  readonly lack?: Lack | undefined;
}

/** Why there are no options: nothing matches the text, or they couldn't be loaded. */
export type Lack = 'none' | 'failed';

/** The list below the field. */
export type Popup =
  | { readonly kind: 'closed' }
  /** Open as soon as options arrive. */
  | { readonly kind: 'awaited' }
  | {
      readonly kind: 'open';
      /** Index of the active option; absent while the cursor is in the text. */
      readonly active?: number | undefined;
    };

/** What happened. */
export type ComboboxFact<Option> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly text: string; readonly options: readonly Option[] }
  | {
      readonly type: 'failed';
      readonly text: string;
      /** Those that are known without the request. */
      readonly options: readonly Option[];
    }
  /** The visitor asked to repeat the failed request. */
  | { readonly type: 'retried' }
  /** A key moved through the list. */
  | { readonly type: 'moved'; readonly to: Step }
  /** The visitor left the field or closed the list. */
  | { readonly type: 'dismissed' }
  /** The visitor chose an option or sent the form, so the text needs no options any more. */
  | { readonly type: 'finished' };

/** Target of a move. */
export type Step = 'next' | 'previous' | 'first' | 'last';

/** The initial state. */
export const initialCombobox: ComboboxState<never> = {
  text: '',
  options: [],
  popup: { kind: 'closed' },
};

/**
 * The reducer of a combobox.
 *
 * @param keyOf - identifies an option: each answer has its own objects for the same options.
 */
export function comboboxReducer<Option>(keyOf: (option: Option) => string) {
  return (state: ComboboxState<Option>, fact: ComboboxFact<Option>): ComboboxState<Option> => {
    switch (fact.type) {
      case 'typed':
        return type(state, fact.text.trim());
      case 'answered':
        return fact.text === state.text ? answer(state, fact.options, keyOf) : state;
      case 'failed':
        return fact.text === state.text
          ? { ...answer(state, fact.options, keyOf), lack: 'failed' }
          : state;
      case 'retried':
        return { ...state, popup: { kind: 'awaited' }, lack: undefined };
      case 'moved':
        return { ...state, popup: move(state, fact.to) };
      case 'dismissed':
        return { ...state, popup: { kind: 'closed' } };
      case 'finished':
        // An arrow key shows the options again.
        return { text: '', options: state.options, popup: { kind: 'closed' } };
    }
  };
}

/** Index of the active option. */
export function activeOption({ popup }: ComboboxState<unknown>): number | undefined {
  return popup.kind === 'open' ? popup.active : undefined;
}

function type<Option>(state: ComboboxState<Option>, text: string): ComboboxState<Option> {
  if (text === state.text) return state;
  if (text === '') return initialCombobox;
  return { ...state, text, popup: { kind: state.popup.kind === 'open' ? 'open' : 'awaited' } };
}

function answer<Option>(
  state: ComboboxState<Option>,
  options: readonly Option[],
  keyOf: (option: Option) => string,
): ComboboxState<Option> {
  const { text, popup } = state;
  if (options.length === 0) return { text, options, popup: { kind: 'closed' }, lack: 'none' };
  // A late answer doesn't reopen a dismissed list, but an arrow key shows it.
  if (popup.kind === 'closed') return { text, options, popup };
  return { text, options, popup: { kind: 'open', active: keptActive(state, options, keyOf) } };
}

/** The active option stays active as long as it is in the list, wherever an answer puts it. */
function keptActive<Option>(
  state: ComboboxState<Option>,
  options: readonly Option[],
  keyOf: (option: Option) => string,
): number | undefined {
  const active = state.options[activeOption(state) ?? -1];
  if (active === undefined) return undefined;
  const at = options.findIndex((option) => keyOf(option) === keyOf(active));
  return at < 0 ? undefined : at;
}

function move({ options, popup }: ComboboxState<unknown>, to: Step): Popup {
  if (options.length === 0) return popup;
  const last = options.length - 1;
  const active = popup.kind === 'open' ? popup.active : undefined;
  switch (to) {
    case 'next':
      if (active === undefined) return { kind: 'open', active: 0 };
      return { kind: 'open', active: active === last ? undefined : active + 1 };
    case 'previous':
      if (active === undefined) return { kind: 'open', active: last };
      return { kind: 'open', active: active === 0 ? undefined : active - 1 };
    case 'first':
      // While the cursor is in the text, these keys move it there.
      return active === undefined ? popup : { kind: 'open', active: 0 };
    case 'last':
      return active === undefined ? popup : { kind: 'open', active: last };
  }
}
