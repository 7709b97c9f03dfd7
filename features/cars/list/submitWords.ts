import type { FormEvent } from 'react';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { ReadContext } from './readWords.ts';

interface WordsContext extends ReadContext {
  readonly onChange: (fact: SearchFact) => void;
}

/** With JavaScript, filters are applied at once, so only the words in the search box are submitted. */
export async function submitWords(
  event: FormEvent<HTMLFormElement>,
  { onChange, ...context }: WordsContext,
): Promise<void> {
  event.preventDefault();
  const box = event.currentTarget.elements.namedItem(keyphraseParameter);
  if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return;
  // Loaded on demand, because few visitors search by words.
  const { readWords } = await import('./readWords.ts');
  const read = await readWords(box.value, context);
  // Another page of the list is opened.
  if (!read) return;
  onChange({ type: 'keyphraseSubmitted', ...read });
  box.value = '';
  // Suggestions that were loaded in the meantime are for the words that are gone.
  box.dispatchEvent(new Event('input'));
}
