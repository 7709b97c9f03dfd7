import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { CarSection } from './carSections.ts';

/** How far below the navigation a section counts as current, in px: more than the gap above its title. */
const reach = 64;

/** The id of the section below the navigation; `undefined` above the first one. */
export function useCurrentSection(
  navigation: RefObject<HTMLElement | null>,
  sections: readonly CarSection[],
): string | undefined {
  const read = useCallback(() => {
    const edge = navigation.current?.getBoundingClientRect().bottom ?? 0;
    return sections.findLast(({ id }) => topOf(id) <= edge + reach)?.id;
  }, [navigation, sections]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Browsers send one scroll event a frame at most. */
function subscribe(changed: () => void): () => void {
  const options = { passive: true };
  window.addEventListener('scroll', changed, options);
  window.addEventListener('resize', changed, options);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}
