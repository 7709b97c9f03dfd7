'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { type RowPlace, rowPlace, stepsOf } from '#domain/content/rowPlace.ts';
import * as css from './StageRow.css.ts';

interface StageScrollerProps {
  /** Name of the row for those who can't see it. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** What stands under the row, beside the buttons. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** So long after the last change of its width the row is measured anew, in ms. */
const resizeDebounceMs = 100;

/** Until it is measured; whether there is more, the style sheet tells by the number of stages. */
const start: RowPlace = { seen: 1, isAtStart: true, isAtEnd: false };

/**
 * A row that scrolls by itself, with buttons that go on by as many stages as are seen. Without
 * script it still scrolls, and has no buttons.
 */
export function StageScroller({ label, foot, children, ...labels }: StageScrollerProps) {
  const row = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(start);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => setPlace(rowPlace(element, element.firstElementChild?.clientWidth ?? 0));
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, resizeDebounceMs);
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

  const go = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    element.scrollBy({ left: direction * stepsOf(element, place.seen) });
  };
  const fits = place.isAtStart && place.isAtEnd;
  return (
    <>
      <section ref={row} className={css.row} aria-label={label} tabIndex={fits ? undefined : 0}>
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
