'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface HeaderOverPageProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A header that is transparent at the top of the page, and opaque once the page is scrolled. */
export function HeaderOverPage({ className, children }: HeaderOverPageProps) {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <div className={className} data-state={isScrolled ? 'scrolled' : 'top'}>
      {children}
    </div>
  );
}
