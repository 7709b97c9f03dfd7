import { memo, useEffect, useRef } from 'react';
import { box, control } from '#design-system/Field/classes.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { SuggestSetup } from '../search/suggestSetup.ts';
import { useSuggesting } from '../search/useSuggesting.tsx';
import * as css from './CarBrowser.css.ts';
import type { CarListWords } from './carListSetup.ts';

interface SearchBoxProps {
  /** The id of the filter form, which submits everything without JavaScript. */
  readonly formId: string;
  /** The words that the server searched for, initially in the box. */
  readonly keyphrase: string;
  readonly words: CarListWords;
  readonly suggest: SuggestSetup;
}

/** The search field, with suggestions while typing. Its form handles the submission. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { formId, keyphrase, words, suggest } = props;
  const input = useRef<HTMLInputElement>(null);
  const { field, popup } = useSuggesting(input, suggest);
  const { carListKeyphrase, carListSearch } = words.texts;

  // Without JavaScript the box keeps the words, or the next submission would lose them. With
  // JavaScript the words are a chip, so the box is cleared.
  useEffect(() => {
    const { current } = input;
    if (current && current.value === current.defaultValue) current.value = '';
  }, []);

  return (
    <search className={css.searchBox}>
      <div className={box}>
        <input
          ref={input}
          className={`${control} ${css.searchInput}`}
          {...field}
          name={keyphraseParameter}
          form={formId}
          defaultValue={keyphrase}
          aria-label={carListKeyphrase}
          placeholder={carListKeyphrase}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" form={formId} icon="search" label={carListSearch} />
        {popup}
      </div>
    </search>
  );
});
