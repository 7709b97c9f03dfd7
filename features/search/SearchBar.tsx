import type { ReactNode } from 'react';
import { Button, Icon, IconButton, type SearchFormProps } from '#design-system';
import { SearchFormClear, SearchFormIcon } from '#design-system/SearchBar/SearchFormParts.tsx';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { webAddress } from '#domain/content/href.ts';
import { searchForm } from '#domain/search/searchForm.ts';

/** Whether a search can be sent to the address of an editor's link. */
export function isSearchUrl(link: ContentLink | undefined): link is ContentLink {
  return link !== undefined && webAddress(link.href) !== undefined;
}

interface SearchBarProps {
  /** The page that shows the results. */
  readonly url: ContentLink;
  /** The field's placeholder on phones; if empty, `placeholderWide` is used. */
  readonly placeholder: string;
  /** The placeholder from 768 px on; if empty, `placeholder` is used. */
  readonly placeholderWide: string;
  readonly dictionary: Dictionary;
  /** Renders the form, whose field may make suggestions. */
  readonly renderForm: (form: SearchFormProps) => ReactNode;
}

/** A form that sends the visitor's search terms to the search page. */
export function SearchBar(props: SearchBarProps) {
  const { url, dictionary, renderForm, ...texts } = props;
  const { action, parameters } = searchForm(url.href);
  return renderForm({
    action,
    label: dictionary.heroSearchLabel,
    placeholder: texts.placeholder || texts.placeholderWide,
    placeholderWide: texts.placeholderWide || texts.placeholder,
    icon: (
      <SearchFormIcon>
        <Icon name="search" />
      </SearchFormIcon>
    ),
    children: (
      <>
        {parameters.map(({ name, value }, index) => (
          // A name may occur several times, and the order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is identified by its position.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <SearchFormClear>
          <IconButton type="reset" icon="close" label={dictionary.heroSearchClear} />
        </SearchFormClear>
        <Button type="submit">{dictionary.heroSearchSubmit}</Button>
      </>
    ),
  });
}
