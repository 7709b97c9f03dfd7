'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { reveal } from './RevealOnScroll.css.ts';

interface RevealOnScrollProps {
  readonly children: ReactNode;
}

/**
 * Lets its content rise into place when a visitor scrolls to it, once. Nothing is ever hidden to
 * wait for that; what can be seen from the start stays as it is.
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

/** So much of the window before the content comes into sight, lest it be seen and then vanish. */
const rootMargin = '0px 0px 10%';

function revealOnce(element: HTMLElement): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset['state'] = 'revealed';
      observer.disconnect();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
