import { Button, Icon, IconButton } from '#design-system';
import * as css from '#design-system/SearchBar/SearchBar.css.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { hrefKind } from '#domain/content/href.ts';
import { searchForm } from '#domain/search/searchForm.ts';
import { type SuggestSetup, suggestSetup } from '#features/cars/search/suggestSetup.ts';
import type { BlockFrame } from '../block.ts';
import { SearchForm } from './SearchForm.tsx';
import { SuggestingSearchIsland } from './SuggestingSearchIsland.tsx';

/** Whether a search can be sent to where an editor's link leads. */
export function isSearchUrl(link: ContentLink | undefined): link is ContentLink {
  const kind = link && hrefKind(link.href);
  return kind === 'internal' || kind === 'external';
}

interface SearchBarProps {
  /** The page that finds. */
  readonly url: ContentLink;
  /** What the empty field says on phones; empty: the same as elsewhere. */
  readonly placeholder: string;
  /** What it says from 768 px on; empty: the same as on phones. */
  readonly placeholderWide: string;
  readonly frame: BlockFrame;
  /**
   * Whether it is a search for cars: then it makes suggestions, and words that mean filters become
   * the path of the page that finds.
   * @default false
   */
  readonly knowsCars?: boolean | undefined;
}

/** A form that carries the visitor's words to the search page. */
export function SearchBar({ url, frame, knowsCars = false, ...texts }: SearchBarProps) {
  const { dictionary } = frame;
  const { action, parameters } = searchForm(url.href);
  const suggest = knowsCars ? carSuggestions(url, frame) : undefined;
  const form = {
    action,
    label: dictionary.heroSearchLabel,
    placeholder: texts.placeholder || texts.placeholderWide,
    placeholderWide: texts.placeholderWide || texts.placeholder,
    icon: (
      <span className={css.icon}>
        <Icon name="search" />
      </span>
    ),
  };
  const rest = (
    <>
      {parameters.map(({ name, value }, index) => (
        // A name may occur several times, and the order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a parameter.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <span className={css.clear}>
        <IconButton type="reset" icon="close" label={dictionary.heroSearchClear} />
      </span>
      <Button type="submit">{dictionary.heroSearchSubmit}</Button>
    </>
  );
  if (!suggest) return <SearchForm {...form}>{rest}</SearchForm>;
  return (
    <SuggestingSearchIsland {...form} suggest={suggest}>
      {rest}
    </SuggestingSearchIsland>
  );
}

/** The site's own API knows the way to pages of its own site, and no other. */
function carSuggestions({ href }: ContentLink, frame: BlockFrame): SuggestSetup | undefined {
  if (hrefKind(href) !== 'internal' || !href.startsWith('/')) return undefined;
  const [listPath = '/'] = href.split(/[?#]/);
  return { ...suggestSetup(listPath, frame), wordsUrl: href };
}
