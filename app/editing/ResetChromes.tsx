'use client';

import { useEffect } from 'react';

/** The function of the platform's editor that looks for the marks again; the platform defines its name. */
const reset = 'Sitecore.Horizon.ResetChromes';

/**
 * Lets the platform's editor look for its marks again when the page is hydrated. React hydrates a page at once, after the
 * code of all its islands has loaded, so no element is replaced later.
 */
export function ResetChromes() {
  useEffect(() => {
    const found: unknown = Reflect.get(window, reset);
    if (typeof found === 'function') found();
  }, []);
  return null;
}
