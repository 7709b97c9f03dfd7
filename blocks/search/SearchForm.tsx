'use client';

import { useRef } from 'react';
import { SearchFormFrame, type SearchFormProps } from './SearchFormFrame.tsx';

/**
 * The search form. It works without script: what script adds is the wide window's placeholder,
 * the focus after clearing, and the word to the visitor's consent that there was a search.
 */
export function SearchForm(props: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return <SearchFormFrame {...props} input={input} field={field} />;
}

const field = { type: 'search' } as const;
