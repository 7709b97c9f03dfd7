import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openBelow } from './openBelow.ts';

interface ListPopupOptions {
  /** The id of the list. */
  readonly id: string;
  /** The field; the list opens below its parent. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The index of the active option, which is kept in sight. */
  readonly active: number | undefined;
}

/** The id of the option at an index of a list. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** Opens the list of a field below it, above other content. Returns the ref of the element that opens. */
export function useListPopup({
  id,
  input,
  active,
}: ListPopupOptions): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = input.current?.parentElement;
    return popup.current && frame ? openBelow(popup.current, frame) : undefined;
  }, [input]);
  useEffect(() => {
    const option = active === undefined ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return popup;
}
