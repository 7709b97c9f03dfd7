import type { FormEvent } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';

interface WordsContext {
  readonly languages: readonly WordLanguage[];
  readonly facets: readonly Facet[];
  readonly onChange: (fact: SearchFact) => void;
}

/** With JavaScript, filters are applied at once, so only the words in the search box are submitted. */
export async function submitWords(
  event: FormEvent<HTMLFormElement>,
  { languages, facets, onChange }: WordsContext,
): Promise<void> {
  event.preventDefault();
  const box = event.currentTarget.elements.namedItem(keyphraseParameter);
  if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return;
  // Loaded on demand, because few visitors search by words.
  const [{ recogniseWords }, { loadVocabulary }] = await Promise.all([
    import('#domain/search/recogniseWords.ts'),
    import('#domain/search/words/loadVocabulary.ts'),
  ]);
  const words = recogniseWords(box.value, facets, await loadVocabulary(languages));
  onChange({ type: 'keyphraseSubmitted', words });
  box.value = '';
  // Suggestions that were loaded in the meantime are for the words that are gone.
  box.dispatchEvent(new Event('input'));
}
