import '#styles/all.ts';
import { useRef } from 'react';
import type { SuggestSetup } from '#features/cars/search/suggestSetup.ts';
import { useSuggesting } from '#features/cars/search/useSuggesting.tsx';
import { SearchFormFrame, type SearchFormProps } from './SearchFormFrame.tsx';

export interface SuggestingSearchFormProps extends SearchFormProps {
  /** What it suggests with. */
  readonly suggest: SuggestSetup;
}

/** The search form whose field makes suggestions. */
export function SuggestingSearchForm({ suggest, ...form }: SuggestingSearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { field, popup } = useSuggesting(input, suggest);
  return <SearchFormFrame {...form} input={input} field={field} popup={popup} />;
}
