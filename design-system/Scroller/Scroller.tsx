'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type EntryMeasures, type RowPlace, rowPlace } from './rowPlace.ts';
import * as css from './Scroller.css.ts';

export interface ScrollerProps {
  /** Name of the row for those who can't see it. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** What stands under the row, beside the buttons. */
  foot?: ReactNode | undefined;
  /** The class that lays the entries out in one row: of the row itself, or of what is in it. */
  rowClass?: string | undefined;
  /** The entries, or one list of them. */
  children: ReactNode;
}

/** So long after the last change of its width or place the row is measured anew, in ms. */
const debounceMs = 100;

/** Until it is measured; whether there is more, the style sheet tells. */
const start: RowPlace = { step: 0, isAtStart: true, isAtEnd: false };

/**
 * A row that scrolls by itself, with buttons that go on by as many entries as are seen whole.
 * Without script it still scrolls, and has no buttons.
 */
export function Scroller({ label, foot, rowClass, children, ...labels }: ScrollerProps) {
  const row = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(start);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => setPlace(rowPlace(element, entryMeasures(element)));
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, debounceMs);
    };
    measure();
    const observer = new ResizeObserver(measureLater);
    observer.observe(element);
    element.addEventListener('scroll', measureLater, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', measureLater);
    };
  }, []);

  const go = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * place.step });
  const fits = place.isAtStart && place.isAtEnd;
  return (
    <>
      <section
        ref={row}
        className={rowClass ? `${css.row} ${rowClass}` : css.row}
        aria-label={label}
        tabIndex={fits ? undefined : 0}
      >
        {children}
      </section>
      <div className={css.foot}>
        {foot}
        <div className={css.controls} data-state={fits ? 'fits' : 'scrolls'}>
          <IconButton
            variant="ghost"
            icon="chevron-left"
            label={labels.previousLabel}
            disabled={place.isAtStart}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="ghost"
            icon="chevron-right"
            label={labels.nextLabel}
            disabled={place.isAtEnd}
            onClick={() => go(1)}
          />
        </div>
      </div>
    </>
  );
}

/** The first two entries tell for all; marks of a page editor between them are none. */
function entryMeasures(row: HTMLElement): EntryMeasures {
  const [first, second] = row.querySelectorAll<HTMLElement>(
    ':scope > :not(code, ul), :scope > ul > :not(code)',
  );
  const width = first?.offsetWidth ?? 0;
  return { width, pitch: first && second ? second.offsetLeft - first.offsetLeft : 0 };
}
