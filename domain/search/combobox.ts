/**
 * A text field that offers options while a visitor types. The reducer hears facts; whoever holds the
 * state asks for the options of `text` and draws the list.
 */

/** The field and its list. */
export interface Combobox<Option> {
  /** What has been typed, without blanks around it. */
  readonly text: string;
  /** The last ones that were told: they stay until others come, so that the list doesn't flicker. */
  readonly options: readonly Option[];
  readonly popup: Popup;
}

/** The list below the field. */
export type Popup =
  | { readonly kind: 'closed' }
  /** Wanted, and not there yet. */
  | { readonly kind: 'awaited' }
  | {
      readonly kind: 'open';
      /** Place of the option that the keys have come to; none while they are in the text. */
      readonly active?: number | undefined;
    }
  /** There is nothing to offer. */
  | { readonly kind: 'empty' };

/** What happened. */
export type ComboboxFact<Option> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly text: string; readonly options: readonly Option[] }
  | { readonly type: 'failed'; readonly text: string }
  /** A key led through the list. */
  | { readonly type: 'moved'; readonly to: Step }
  /** The visitor chose, went on or wants none of it. */
  | { readonly type: 'dismissed' };

/** Where a key leads. */
export type Step = 'next' | 'previous' | 'first' | 'last';

/** A field in which nothing has been typed. */
export const emptyCombobox: Combobox<never> = {
  text: '',
  options: [],
  popup: { kind: 'closed' },
};

/** What the field becomes by a fact. */
export function combobox<Option>(
  state: Combobox<Option>,
  fact: ComboboxFact<Option>,
): Combobox<Option> {
  switch (fact.type) {
    case 'typed':
      return type(state, fact.text.trim());
    case 'answered':
      return fact.text === state.text ? answer(state, fact.options) : state;
    case 'failed':
      return fact.text === state.text ? { ...emptyCombobox, text: state.text } : state;
    case 'moved':
      return { ...state, popup: move(state, fact.to) };
    case 'dismissed':
      return { ...state, popup: { kind: 'closed' } };
  }
}

/** Place of the option that the keys have come to. */
export function activeOption({ popup }: Combobox<unknown>): number | undefined {
  return popup.kind === 'open' ? popup.active : undefined;
}

function type<Option>(state: Combobox<Option>, text: string): Combobox<Option> {
  if (text === state.text) return state;
  if (text === '') return emptyCombobox;
  return { ...state, text, popup: { kind: state.popup.kind === 'open' ? 'open' : 'awaited' } };
}

function answer<Option>(
  { text, popup }: Combobox<Option>,
  options: readonly Option[],
): Combobox<Option> {
  // A visitor who sent the list away isn't bothered by a late answer, but may still call for it.
  if (popup.kind === 'closed') return { text, options, popup };
  return { text, options, popup: { kind: options.length > 0 ? 'open' : 'empty' } };
}

function move({ options, popup }: Combobox<unknown>, to: Step): Popup {
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
      // From within the text these keys lead through the text.
      return active === undefined ? popup : { kind: 'open', active: 0 };
    case 'last':
      return active === undefined ? popup : { kind: 'open', active: last };
  }
}
