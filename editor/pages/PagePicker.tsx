import { ok } from '#domain/result.ts';
import type { PageEntry } from '../api/authoringApi.ts';
import { asOptions, SearchBox } from '../fields/SearchBox.tsx';
import { searchPages } from '../panels/pageTree.ts';

interface PagePickerProps {
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  /** The pages to choose from. */
  readonly pages: readonly PageEntry[];
  /** The page that is chosen at first. */
  readonly initial: PageEntry | undefined;
  /** Called with the page that is chosen, or `undefined` if what is typed is the address of none. */
  readonly onChange: (page: PageEntry | undefined) => void;
}

/** So many pages are suggested at once. */
const maxSuggested = 20;

/** Chooses a page by its title or address. */
export function PagePicker({ label, help, error, pages, initial, onChange }: PagePickerProps) {
  return (
    <SearchBox
      label={label}
      help={help}
      error={error}
      initial={initial?.route ?? ''}
      search={(words) =>
        asOptions(
          Promise.resolve(ok(searchPages(pages, words).slice(0, maxSuggested))),
          (page) => ({
            value: page.itemId,
            label: page.displayName,
            detail: page.route,
            group: 'Pages',
          }),
        )
      }
      onType={(text) => onChange(pages.find(({ route }) => route === text.trim()))}
      onChoose={({ value, detail = '' }) => {
        onChange(pages.find(({ itemId }) => itemId === value));
        return detail;
      }}
    />
  );
}
