import { Button, Icon, IconButton } from '#design-system';
import { hrefKind } from '#domain/content/href.ts';
import { searchForm } from '#domain/search/searchForm.ts';
import type { BlockProps } from '../block.ts';
import type { heroBannerFields } from './HeroBanner.fields.ts';
import * as css from './HeroSearch.css.ts';
import { HeroSearch } from './HeroSearch.tsx';

type HeroSearchBarProps = Pick<BlockProps<typeof heroBannerFields>, 'fields' | 'frame'>;

/** Whether there is a search bar and a page that it leads to. */
export function hasSearch({ hasSearchBar, searchUrl }: HeroSearchBarProps['fields']): boolean {
  if (!hasSearchBar || !searchUrl) return false;
  const kind = hrefKind(searchUrl.href);
  return kind === 'internal' || kind === 'external';
}

/** The hero's search: a form that carries the visitor's words to the search page. */
export function HeroSearchBar({ fields, frame: { dictionary } }: HeroSearchBarProps) {
  const { action, parameters } = searchForm(fields.searchUrl?.href ?? '');
  return (
    <HeroSearch
      action={action}
      label={dictionary.heroSearchLabel}
      placeholder={fields.searchPlaceholder || fields.searchPlaceholderDesktop}
      placeholderWide={fields.searchPlaceholderDesktop || fields.searchPlaceholder}
      icon={
        <span className={css.icon}>
          <Icon name="search" />
        </span>
      }
    >
      {parameters.map(({ name, value }, index) => (
        // A name may occur several times, and the order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a parameter.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <span className={css.clear}>
        <IconButton type="reset" icon="close" label={dictionary.heroSearchClear} />
      </span>
      <Button type="submit">{dictionary.heroSearchSubmit}</Button>
    </HeroSearch>
  );
}
