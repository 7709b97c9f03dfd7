import { useRef } from 'react';
import {
  SearchFormFrame,
  type SearchFormProps,
} from '#design-system/SearchBar/SearchFormFrame.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { announce } from '#domain/tracking/announce.ts';
import { heroSearchEvent } from '#domain/tracking/events.ts';
import { useSuggesting } from './useSuggesting.tsx';

export interface CarSearchFormProps extends SearchFormProps {
  /** The question for the setup of the suggestions, see `suggestQuestion`; without it, the field makes no suggestions. */
  readonly suggest: string | undefined;
}

/**
 * The form of a search bar, which may make car suggestions. It works without script; script adds the placeholder for
 * wide windows, the focus after clearing, the suggestions, and the tracking of the search.
 */
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
