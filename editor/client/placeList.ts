import type { Layer } from './layer.ts';
import type { MarkedPlace } from './markedPlaces.ts';

/** What the keyboard does with the list of places. */
export interface PlaceListEvents {
  readonly onFocus: (marked: MarkedPlace | undefined) => void;
  readonly onPress: (marked: MarkedPlace) => void;
}

/** The places of a page for the keyboard and screen readers. */
export interface PlaceList {
  readonly update: (places: readonly MarkedPlace[]) => void;
  readonly focus: (marked: MarkedPlace) => void;
}

/**
 * A button for each place, in the order of the page, because the places themselves are no controls. They can't be seen;
 * the place of the one that has the focus has an outline. The buttons of places that are still there are kept, so that
 * the focus stays.
 */
export function createPlaceList(
  page: Document,
  { root }: Layer,
  label: (marked: MarkedPlace) => string,
  events: PlaceListEvents,
): PlaceList {
  const list = page.createElement('ul');
  list.className = 'places';
  list.ariaLabel = 'What can be edited on this page';
  root.append(list);
  let buttons = new Map<Element, HTMLButtonElement>();

  const buttonOf = (marked: MarkedPlace) => {
    const button = buttons.get(marked.start) ?? page.createElement('button');
    button.textContent = label(marked);
    button.onfocus = () => events.onFocus(marked);
    button.onblur = () => events.onFocus(undefined);
    button.onclick = () => events.onPress(marked);
    return button;
  };

  return {
    update: (places) => {
      const next = new Map(places.map((marked) => [marked.start, buttonOf(marked)]));
      for (const [start, button] of buttons) if (!next.has(start)) button.parentElement?.remove();
      [...next.values()].forEach((button, at) => {
        if (!button.parentElement) page.createElement('li').append(button);
        const entry = button.parentElement;
        if (entry && list.children[at] !== entry)
          list.insertBefore(entry, list.children[at] ?? null);
      });
      buttons = next;
    },
    focus: ({ start }) => buttons.get(start)?.focus({ preventScroll: true }),
  };
}
