import { type ReactNode, useEffect, useRef } from 'react';
import { onApproach } from '#design-system/onApproach.ts';
import { reveal } from './RevealOnScroll.css.ts';

export interface RevealOnScrollProps {
  readonly children: ReactNode;
}

/**
 * Animates its content once, when a visitor scrolls to it. Content is never hidden while it waits
 * for the animation, and content visible from the start isn't animated.
 */
export function RevealOnScroll({ children }: RevealOnScrollProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? revealOnce(ref.current) : undefined), []);
  return (
    <div ref={ref} className={reveal}>
      {children}
    </div>
  );
}

/** Starts the animation before the content is visible, so that it doesn't flicker. */
const rootMargin = '0px 0px 10%';

function revealOnce(element: HTMLElement): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
  return onApproach(element, rootMargin, () => {
    element.dataset['state'] = 'revealed';
  });
}
