import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
} from 'react';
import { fillText, type Template } from '#domain/fillText.ts';
import { box, control } from '../Field/control.css.ts';
import type { NativeProps } from '../native.ts';
import { input as inputClass } from '../TextInput/TextInput.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { answerKey } from './answerKey.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { activeOption, comboboxReducer, initialCombobox, type Popup } from './comboboxState.ts';
import { optionId } from './useListPopup.ts';
import { type OptionSource, useOptions } from './useOptions.ts';

export type { ComboboxOption } from './ComboboxOption.ts';

/** The texts of the list, for screen readers. */
export interface ComboboxTexts {
  /** The name of the list. */
  readonly list: string;
  /** The number of options; announced when the list opens or changes. */
  readonly count: Template<'count'>;
  /** Announced when there are no options for the typed text. */
  readonly none: string;
}

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
  readonly texts: ComboboxTexts;
}

const combobox = comboboxReducer<ComboboxOption>(({ value }) => value);

/**
 * A text field that suggests options while the visitor types (the editable combobox of the ARIA
 * Authoring Practices, with list autocomplete). Any text is allowed: without script it is a plain field.
 */
export function Combobox({
  suggest,
  loaded,
  onTextChange,
  onChoose,
  texts,
  ...native
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { state, dispatch, type, choose } = useCombobox({
    suggest,
    loaded,
    onTextChange,
    onChoose,
  });
  useEarlyText(input, type);
  const active = activeOption(state);
  const isOpen = state.popup.kind === 'open';
  return (
    <div className={box}>
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
        onKeyDown={(event) => handleKey(event, { state, dispatch, choose })}
        onBlur={() => dispatch({ type: 'dismissed' })}
      />
      <VisuallyHidden>
        <span role="status">{statusText(state.popup, state.options.length, texts)}</span>
      </VisuallyHidden>
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
  );
}

type ComboboxEvents = Pick<ComboboxProps, 'suggest' | 'loaded' | 'onTextChange' | 'onChoose'>;

function useCombobox({ suggest, loaded, onTextChange, onChoose }: ComboboxEvents) {
  const [state, dispatch] = useReducer(combobox, initialCombobox);
  useOptions(state.text, { suggest, loaded }, dispatch);

  function type(text: string): void {
    dispatch({ type: 'typed', text });
    onTextChange?.(text.trim());
  }

  function choose(option: ComboboxOption | undefined): void {
    if (!option) return;
    dispatch({ type: 'dismissed' });
    onChoose(option);
  }

  return { state, dispatch, type, choose };
}

/** The visitor may be typing since before the script was loaded. */
function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  type: (text: string) => void,
): void {
  const typedEarly = useEffectEvent(type);
  useEffect(() => {
    const { value, defaultValue: initial } = input.current ?? {};
    if (document.activeElement !== input.current || value === initial) return;
    typedEarly(value ?? '');
  }, [input]);
}

function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  {
    state,
    dispatch,
    choose,
  }: Pick<ReturnType<typeof useCombobox>, 'state' | 'dispatch' | 'choose'>,
): void {
  // Keys of an input method composition aren't commands.
  if (event.nativeEvent.isComposing) return;
  if (event.key !== 'Enter') {
    if (answerKey(event, { state, dispatch })) event.preventDefault();
    return;
  }
  const active = activeOption(state);
  if (active === undefined) dispatch({ type: 'dismissed' });
  else {
    event.preventDefault();
    choose(state.options[active]);
  }
}

function statusText({ kind }: Popup, count: number, texts: ComboboxTexts): string {
  switch (kind) {
    case 'open':
      return fillText(texts.count, { count: String(count) });
    case 'empty':
    case 'failed':
      return texts.none;
    case 'awaited':
    case 'closed':
      return '';
  }
}
