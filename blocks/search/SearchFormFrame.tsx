import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import * as css from '#design-system/SearchBar/SearchBar.css.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';
import { tabletQuery } from '#themes/queries.css.ts';
import { announce } from '../tracking/announce.ts';

export interface SearchFormProps {
  /** Where the form is sent. */
  readonly action: string;
  /** The name of the field. */
  readonly label: string;
  /** What the empty field says on phones. */
  readonly placeholder: string;
  /** What it says from 768 px on. */
  readonly placeholderWide: string;
  /** The icon before the field. */
  readonly icon: ReactNode;
  /** What follows the field: hidden fields and the buttons. */
  readonly children: ReactNode;
}

interface SearchFormFrameProps extends SearchFormProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the field is. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** What opens below the field. */
  readonly popup?: ReactNode;
}

/** The form of a search, around whatever its field can do. */
export function SearchFormFrame({ action, label, icon, ...rest }: SearchFormFrameProps) {
  const { input, field, popup, children, ...texts } = rest;
  const isWide = useSyncExternalStore(onWidthChange, isWideWindow, () => false);
  return (
    <search>
      <form
        action={action}
        className={css.form}
        onReset={() => input.current?.focus()}
        onSubmit={() => announce(heroSearchEvent(input.current?.value ?? ''))}
      >
        {icon}
        <input
          ref={input}
          aria-label={label}
          autoComplete="off"
          className={css.input}
          enterKeyHint="search"
          name={keyphraseParameter}
          // Never quite empty: by it the style sheet knows whether something was typed.
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
