import { type ReactNode, useEffect, useRef } from 'react';
import { isPlainClick } from './isPlainClick.ts';
import { type ListFilters, listEntry } from './listEntry.ts';

export interface BackToListProps {
  /** The path of the list. */
  readonly listPath: string;
  readonly filters: ListFilters;
  /** A link to the list. */
  readonly children: ReactNode;
}

/**
 * Makes a link to the list go back in the browser's history, if the visitor came from the list: then it
 * has the visitor's filters, and its position on the page is restored.
 */
export function BackToList({ listPath, filters, children }: BackToListProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const goBack = (event: MouseEvent) => {
      const { navigation } = window;
      if (!isPlainClick(event) || !navigation?.currentEntry) return;
      const visited = navigation.entries().slice(0, navigation.currentEntry.index + 1);
      const list = listEntry(visited, listPath, filters);
      if (!list) return;
      event.preventDefault();
      navigation.traverseTo(list.key);
    };
    const element = place.current;
    element?.addEventListener('click', goBack);
    return () => element?.removeEventListener('click', goBack);
  }, [listPath, filters]);
  return (
    <div ref={place} data-print="hide">
      {children}
    </div>
  );
}
