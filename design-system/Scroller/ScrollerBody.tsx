import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type EntryMeasures, type RowPlace, rowPlace } from './rowPlace.ts';
import * as css from './Scroller.css.ts';
import type { ScrollerProps } from './ScrollerProps.ts';

/** The delay, in ms, after the last resize or scroll before the row is measured again. */
const debounceMs = 100;

/** The state until the row is measured. */
const start: RowPlace = { step: 0, isAtStart: true, isAtEnd: false };

/** The row and its buttons. */
export function ScrollerBody({ label, foot, rowClass, children, ...labels }: ScrollerProps) {
  const row = useRef<HTMLElement>(null);
  const place = useRowPlace(row);
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

/** Where the row is scrolled to, and how far a press scrolls it. */
function useRowPlace(row: RefObject<HTMLElement | null>): RowPlace {
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
  }, [row]);
  return place;
}

/**
 * Measures the first two entries, since all are alike. Ignores the markers that a page editor
 * inserts between them.
 */
function entryMeasures(row: HTMLElement): EntryMeasures {
  const [first, second] = row.querySelectorAll<HTMLElement>(
    ':scope > :not(code, ul), :scope > ul > :not(code)',
  );
  const width = first?.offsetWidth ?? 0;
  return { width, pitch: first && second ? second.offsetLeft - first.offsetLeft : 0 };
}
