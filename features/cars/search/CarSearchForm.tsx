'use client';

import { useRef } from 'react';
import {
  SearchFormFrame,
  type SearchFormProps,
} from '#design-system/SearchBar/SearchFormFrame.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { announce } from '#domain/tracking/announce.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';
import { useSuggesting } from './useSuggesting.tsx';

interface CarSearchFormProps extends SearchFormProps {
  /** The question for the setup of the suggestions, see `suggestQuestion`. */
  readonly suggest: string;
}

/** The form of a search bar with car suggestions. */
export function CarSearchForm({ suggest, ...form }: CarSearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { field, popup } = useSuggesting(input, suggest);
  return (
    <SearchFormFrame
      {...form}
      input={input}
      name={keyphraseParameter}
      field={field}
      popup={popup}
      onSearch={(terms) => announce(window, heroSearchEvent(terms))}
    />
  );
}
