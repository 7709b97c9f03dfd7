import { useEffect, useEffectEvent } from 'react';
import type { ComboboxOption } from './ComboboxOption.ts';
import type { ComboboxFact } from './comboboxState.ts';

/** The options that are loaded for the typed text. */
export type LoadedOptions =
  | { readonly kind: 'unasked' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly value: readonly ComboboxOption[] };

/** Where the options of a combobox come from. */
export interface OptionSource {
  /** The options that are known without a request; shown at once. */
  readonly suggest: (typed: string) => readonly ComboboxOption[];
  /**
   * Further options, which follow those of `suggest`. They must belong to the last text of `onTextChange`.
   * The same object means the same options.
   * @default none
   */
  readonly loaded?: LoadedOptions | undefined;
}

/**
 * The option that a text names in full; `undefined` while options are loading, and if several have that name.
 *
 * @param isNamedBy - whether the text names the option in full.
 */
export function optionNamedBy(
  text: string,
  { suggest, loaded = none }: OptionSource,
  isNamedBy: (option: ComboboxOption, text: string) => boolean,
): ComboboxOption | undefined {
  if (text === '' || loaded.kind === 'loading') return undefined;
  const { options = [] } = factOf(suggest(text), loaded) ?? {};
  const [option, ...others] = options.filter((each) => isNamedBy(each, text));
  return others.length === 0 ? option : undefined;
}

const none: LoadedOptions = { kind: 'unasked' };

/** Reports the options for a typed text. */
export function useOptions(
  text: string,
  { suggest, loaded = none }: OptionSource,
  dispatch: (fact: ComboboxFact<ComboboxOption>) => void,
): void {
  const suggestFor = useEffectEvent(suggest);
  useEffect(() => {
    if (text === '') return;
    const fact = factOf(suggestFor(text), loaded);
    if (fact) dispatch({ ...fact, text });
  }, [text, loaded, dispatch]);
}

/** What is known about the options; `undefined` while they are loading and `suggest` has none. */
function factOf(own: readonly ComboboxOption[], loaded: LoadedOptions) {
  if (loaded.kind === 'loaded') {
    return { type: 'answered', options: [...own, ...loaded.value] } as const;
  }
  if (loaded.kind === 'failed') return { type: 'failed', options: own } as const;
  if (own.length === 0 && loaded.kind === 'loading') return undefined;
  return { type: 'answered', options: own } as const;
}
