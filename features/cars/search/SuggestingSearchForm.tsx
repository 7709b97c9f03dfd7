import { useRef } from 'react';
import {
  SearchFormFrame,
  type SearchFormProps,
} from '#design-system/SearchBar/SearchFormFrame.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { announce } from '#domain/tracking/announce.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';
import type { SuggestSetup } from './suggestSetup.ts';
import { useSuggesting } from './useSuggesting.tsx';

export interface SuggestingSearchFormProps extends SearchFormProps {
  /** The data that suggestions need. */
  readonly suggest: SuggestSetup;
}

/** The form of a search bar with car suggestions. */
export function SuggestingSearchForm({ suggest, ...form }: SuggestingSearchFormProps) {
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
