import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { tabletQuery } from '#themes/queries.css.ts';
import { moveFocus } from '../focus/focus.ts';
import * as css from './SearchBar.css.ts';

export interface SearchFormProps {
  /** The address the form is sent to. */
  readonly action: string;
  /** Accessible name of the field. */
  readonly label: string;
  /** The field's placeholder on phones. */
  readonly placeholder: string;
  /** The placeholder from 768 px on. */
  readonly placeholderWide: string;
  /** The icon before the field. */
  readonly icon: ReactNode;
  /** The content after the field: hidden fields and buttons. */
  readonly children: ReactNode;
}

interface SearchFormFrameProps extends SearchFormProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Name of the query parameter that carries the search terms. */
  readonly name: string;
  /** Further attributes of the field, such as those of a combobox. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** The popup that opens below the field. */
  readonly popup?: ReactNode;
  /** Called with the search terms when the form is sent. */
  readonly onSearch: (terms: string) => void;
}

/** The form of a search bar; its field may have a popup. */
export function SearchFormFrame({ action, label, icon, ...rest }: SearchFormFrameProps) {
  const { input, name, field, popup, onSearch, children, ...texts } = rest;
  const isWide = useSyncExternalStore(onWidthChange, isWideWindow, () => false);
  return (
    <search>
      <form
        action={action}
        className={css.form}
        onReset={() => moveFocus(input.current)}
        onSubmit={() => onSearch(input.current?.value ?? '')}
      >
        {icon}
        <input
          ref={input}
          aria-label={label}
          autoComplete="off"
          className={css.input}
          enterKeyHint="search"
          name={name}
          // Never empty: the style sheet uses :placeholder-shown to detect typed text.
          placeholder={(isWide ? texts.placeholderWide : texts.placeholder) || ' '}
          {...field}
        />
        {popup}
        {children}
      </form>
    </search>
  );
}

function isWideWindow(): boolean {
  return window.matchMedia(tabletQuery).matches;
}

function onWidthChange(changed: () => void): () => void {
  const list = window.matchMedia(tabletQuery);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
