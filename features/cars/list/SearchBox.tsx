import { useEffect, useRef } from 'react';
import { box, control } from '#design-system/Field/control.css.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListWords } from './carListSetup.ts';

interface SearchBoxProps {
  /** The form of the filters, which sends everything where there is no script. */
  readonly formId: string;
  /** The words that the server searched for. */
  readonly keyphrase: string;
  readonly words: CarListWords;
}

/** Words to search for. Its form hears them. */
export function SearchBox({ formId, keyphrase, words }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { carListKeyphrase, carListSearch } = words.texts;

  // Without script the box keeps the words, or the next form sent would lose them. With it, they
  // have a chip of their own.
  useEffect(() => {
    const field = input.current;
    if (field && field.value === field.defaultValue) field.value = '';
  }, []);

  return (
    <search className={css.searchBox}>
      <div className={box}>
        <input
          ref={input}
          className={`${control} ${css.searchInput}`}
          type="search"
          name={keyphraseParameter}
          form={formId}
          defaultValue={keyphrase}
          aria-label={carListKeyphrase}
          placeholder={carListKeyphrase}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" form={formId} icon="search" label={carListSearch} />
      </div>
    </search>
  );
}
