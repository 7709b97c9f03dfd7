import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption } from './ComboboxOption.ts';
import type { ComboboxState } from './comboboxState.ts';
import { type OptionSource, optionNamedBy } from './useOptions.ts';

interface LeftFieldOptions extends OptionSource {
  readonly state: Pick<ComboboxState<ComboboxOption>, 'text'>;
  readonly isNamedBy: ((option: ComboboxOption, text: string) => boolean) | undefined;
  readonly choose: (option: ComboboxOption | undefined) => void;
}

interface LeftField {
  /** The option that the text names in full. */
  readonly named: () => ComboboxOption | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Chooses the option that visitors typed in full when they leave the field, or when it arrives later. */
export function useLeftField(options: LeftFieldOptions): LeftField {
  const { state, isNamedBy, choose, suggest, loaded } = options;
  const [hasLeft, setLeft] = useState(false);

  function named(): ComboboxOption | undefined {
    return isNamedBy && optionNamedBy(state.text, { suggest, loaded }, isNamedBy);
  }

  const chooseNamed = useEffectEvent(() => choose(named()));
  useEffect(() => {
    if (hasLeft && loaded?.kind !== 'loading') chooseNamed();
  }, [hasLeft, loaded]);

  return { named, onFocus: () => setLeft(false), onBlur: () => setLeft(true) };
}
