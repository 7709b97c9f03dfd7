'use client';

import { useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import { moveFocus } from '../focus/focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { onVisibility } from '../onVisibility.ts';
import * as styles from './ScrollToTop.css.ts';
import { useCovers } from './useCovers.ts';

export interface ScrollToTopProps {
  /** The accessible name, such as "To the top of the page". */
  readonly label: string;
}

/** The scroll position, in px, from which the button is shown. */
const thresholdPx = 528;

/**
 * A button that scrolls back to the top, shown from a scroll position of 528 px. Render it last in
 * `<body>`, so that it is last in the tab order. While it would cover a field, a button, a choice or a small link, it is hidden.
 */
export function ScrollToTop({ label }: ScrollToTopProps) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    if (!sentinel.current) return;
    return onVisibility(sentinel.current, (isNearTop) => setFarDown(!isNearTop), {
      root: document,
      rootMargin: `${thresholdPx}px 0px 0px`,
    });
  }, []);

  const isCovering = useCovers(button, isFarDown);

  return (
    <>
      <span ref={sentinel} className={styles.sentinel} />
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-label={label}
        data-state={isFarDown && !isCovering ? 'shown' : 'hidden'}
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

/** The button is about to be hidden, so the next Tab must go to the first element of the page. */
function focusPage(): void {
  document.body.tabIndex = -1;
  moveFocus(document.body, 'still');
  document.body.removeAttribute('tabindex');
}
