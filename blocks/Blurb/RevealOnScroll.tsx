'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { reveal } from './RevealOnScroll.css.ts';

interface RevealOnScrollProps {
  readonly children: ReactNode;
}

/**
 * Lets its content rise into place when a visitor scrolls to it, once. Nothing is hidden but by
 * this script, and only what is still below the window: what can be seen already stays as it is.
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

function revealOnce(element: HTMLElement): (() => void) | undefined {
  if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
  element.dataset['state'] = 'waiting';
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    element.dataset['state'] = 'revealed';
    observer.disconnect();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
