'use client';

import { useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ScrollToTop.css.ts';

export interface ScrollToTopProps {
  /** The button's name, such as "To the top of the page". */
  label: string;
}

/** How far the page is scrolled when the way back begins to be long, in px. */
const longWay = 528;

/**
 * A button that takes visitors back to the top, from 528 px of scroll on. Put it last in `<body>`:
 * there the keyboard meets it at the end of the page. Being scrolled is seen by an observer, which
 * costs nothing while scrolling, as a scroll listener would.
 */
export function ScrollToTop({ label }: ScrollToTopProps) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setFarDown(entry?.isIntersecting === false),
      { root: document, rootMargin: `${longWay}px 0px 0px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={sentinel} className={styles.sentinel} />
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        data-state={isFarDown ? 'shown' : 'hidden'}
        data-print="hide"
        onClick={goToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </>
  );
}

function goToTop(): void {
  const behavior = matchMedia(reducedMotionQuery).matches ? 'instant' : 'smooth';
  window.scrollTo({ top: 0, behavior });
  focusPage();
}

/** The button is about to vanish: the next Tab goes to the first thing in the page. */
function focusPage(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}
