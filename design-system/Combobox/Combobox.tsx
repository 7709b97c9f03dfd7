import { type KeyboardEvent, type RefObject, useId, useReducer, useRef } from 'react';
import { box, control } from '../Field/control.css.ts';
import { moveFocus } from '../focus/focus.ts';
import type { NativeProps } from '../native.ts';
import { input as inputClass } from '../TextInput/TextInput.css.ts';
import { answerKey } from './answerKey.ts';
import * as css from './Combobox.css.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { ComboboxNote, type ComboboxTexts } from './ComboboxNote.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { activeOption, comboboxReducer, initialCombobox } from './comboboxState.ts';
import { useLeftField } from './useLeftField.ts';
import { optionId } from './useListPopup.ts';
import { type OptionSource, useOptions } from './useOptions.ts';

export type { ComboboxTexts } from './ComboboxNote.tsx';
export type { ComboboxOption } from './ComboboxOption.ts';

export interface ComboboxProps
  extends NativeProps<'input', 'type' | 'role' | 'autoComplete' | 'value' | 'onInput' | 'onBlur'>,
    OptionSource {
  /** The name under which the form sends the typed text. */
  readonly name?: string | undefined;
  /** The initial text. */
  readonly defaultValue?: string | undefined;
  /** Called with the typed text, trimmed, when it changes. Load options for it and pass them as `loaded`. */
  readonly onTextChange?: ((text: string) => void) | undefined;
  /** Called with the option that the visitor chose. */
  readonly onChoose: (option: ComboboxOption) => void;
  /** Loads the options of the same text again after a failure. */
  readonly onRetry?: (() => void) | undefined;
  /**
   * Whether a text names an option in full. If it names only one, leaving the field or Enter chooses it.
   * @default no text does
   */
  readonly isNamedBy?: ((option: ComboboxOption, text: string) => boolean) | undefined;
  readonly texts: ComboboxTexts;
}

const combobox = comboboxReducer<ComboboxOption>(({ value }) => value);

/**
 * A text field that suggests options while the visitor types (the editable combobox of the ARIA
 * Authoring Practices, with list autocomplete). Any text is allowed: without script it is a plain field.
 */
export function Combobox(props: ComboboxProps) {
  const { suggest, loaded, onTextChange, onChoose, onRetry, isNamedBy, texts, ...native } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const combo = useCombobox(input, { suggest, loaded, onTextChange, onChoose, onRetry });
  const { state, type, choose } = combo;
  const left = useLeftField({ state, choose, suggest, loaded, isNamedBy });
  const active = activeOption(state);
  const isOpen = state.popup.kind === 'open';
  return (
    <div>
      <div className={loaded?.kind === 'loading' ? `${box} ${css.waiting}` : box}>
        <input
          {...native}
          ref={input}
          className={`${control} ${inputClass}`}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => handleKey(event, { ...combo, named: left.named })}
          onFocus={left.onFocus}
          onBlur={() => {
            combo.dispatch({ type: 'dismissed' });
            left.onBlur();
          }}
        />
        {isOpen && (
          <ComboboxList
            id={listId}
            label={texts.list}
            anchor={input}
            options={state.options}
            active={active}
            onChoose={choose}
          />
        )}
      </div>
      <ComboboxNote state={state} texts={texts} onRetry={onRetry && combo.retry} />
    </div>
  );
}

type ComboboxEvents = Pick<
  ComboboxProps,
  'suggest' | 'loaded' | 'onTextChange' | 'onChoose' | 'onRetry'
>;

function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { suggest, loaded, onTextChange, onChoose, onRetry }: ComboboxEvents,
) {
  const [state, dispatch] = useReducer(combobox, initialCombobox);
  useOptions(state.text, { suggest, loaded }, dispatch);

  function type(text: string): void {
    dispatch({ type: 'typed', text });
    onTextChange?.(text.trim());
  }

  function choose(option: ComboboxOption | undefined): void {
    if (!option) return;
    dispatch({ type: 'finished' });
    onChoose(option);
  }

  function retry(): void {
    // The button disappears.
    moveFocus(input.current);
    dispatch({ type: 'retried' });
    onRetry?.();
  }

  return { state, dispatch, type, choose, retry };
}

interface KeyTools extends Pick<ReturnType<typeof useCombobox>, 'state' | 'dispatch' | 'choose'> {
  /** The option that the text names in full. */
  readonly named: () => ComboboxOption | undefined;
}

function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { state, dispatch, choose, named }: KeyTools,
): void {
  // Keys of an input method composition aren't commands.
  if (event.nativeEvent.isComposing) return;
  if (event.key !== 'Enter') {
    if (answerKey(event, { state, dispatch })) event.preventDefault();
    return;
  }
  const option = state.options[activeOption(state) ?? -1] ?? named();
  if (option === undefined) dispatch({ type: 'dismissed' });
  else {
    event.preventDefault();
    choose(option);
  }
}
