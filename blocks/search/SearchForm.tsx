'use client';

import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import * as css from '#design-system/SearchBar/SearchBar.css.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';
import type { SuggestSetup } from '#features/cars/search/suggestSetup.ts';
import { useSuggesting } from '#features/cars/search/useSuggesting.tsx';
import { tabletQuery } from '#themes/queries.css.ts';
import { announce } from '../tracking/announce.ts';

interface SearchFormProps {
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
  /** Lets the field make suggestions. */
  readonly suggest?: SuggestSetup | undefined;
  /** What follows the field: hidden fields and the buttons. */
  readonly children: ReactNode;
}

/**
 * The search form. It works without script: what script adds is the wide window's placeholder,
 * the focus after clearing, and the word to the visitor's consent that there was a search.
 */
export function SearchForm({ action, label, icon, suggest, children, ...texts }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { field, popup } = useSuggesting(input, suggest);
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
