'use client';

import { useRef } from 'react';
import {
  SearchFormFrame,
  type SearchFormProps,
} from '#design-system/SearchBar/SearchFormFrame.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { announce } from '#domain/tracking/announce.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';

/**
 * The form of the search bar. It works without script; script adds the placeholder for wide
 * windows, the focus after clearing, and the tracking of the search.
 */
export function SearchForm(props: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchFormFrame
      {...props}
      input={input}
      name={keyphraseParameter}
      field={field}
      onSearch={(terms) => announce(window, heroSearchEvent(terms))}
    />
  );
}

const field = { type: 'search' } as const;
