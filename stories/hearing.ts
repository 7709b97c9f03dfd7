import { announcementOf, liveRegions } from './announcement.ts';

let story = new AbortController();

/** Listens to window events until the story ends, because all stories share one window. */
export function hear<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void;
export function hear(type: string, listener: (event: Event) => void): void;
export function hear(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, { signal: story.signal });
}

/**
 * Records what live regions say from now on. The returned function gives the texts, each as often as it was said, and those
 * of regions that were inserted with their text.
 */
export function hearLiveRegions(): () => readonly string[] {
  const said: string[] = [];
  const read = (records: readonly MutationRecord[]) => {
    const regions = new Set(records.flatMap(liveRegionsOf));
    for (const { textContent } of regions) if (textContent) said.push(textContent);
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  story.signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    read(observer.takeRecords());
    return said;
  };
}

/** The regions that a change makes screen readers read. */
function liveRegionsOf({ target, addedNodes }: MutationRecord): readonly Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(liveRegions);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(liveRegions) ? [node] : []), ...node.querySelectorAll(liveRegions)]
      : [],
  );
  const regions = around ? [around, ...added] : added;
  return regions.filter((region) => announcementOf(region) !== undefined);
}

/** Removes all listeners. Storybook calls it after each story. */
export function stopHearing(): void {
  story.abort();
  story = new AbortController();
}
