import type { ReactNode } from 'react';
import * as css from './SearchBar.css.ts';

interface SearchFormPartProps {
  readonly children: ReactNode;
}

/** Holds the icon before the field of a search form. */
export function SearchFormIcon({ children }: SearchFormPartProps) {
  return <span className={css.icon}>{children}</span>;
}

/** Holds the button that clears the field; it is hidden while the field is empty. */
export function SearchFormClear({ children }: SearchFormPartProps) {
  return <span className={css.clear}>{children}</span>;
}
