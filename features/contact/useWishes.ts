import { type RefObject, useEffect, useEffectEvent } from 'react';
import { wishOfHash } from './contactAnchors.ts';

/** Ticks the checkbox that the address names, now and whenever its fragment changes. */
export function useWishes(form: RefObject<HTMLFormElement | null>, changed: () => void): void {
  const tick = useEffectEvent(() => {
    const wish = wishOfHash(window.location.hash);
    const box = wish && form.current?.elements.namedItem(wish);
    if (!(box instanceof HTMLInputElement) || box.checked) return;
    box.checked = true;
    changed();
  });
  useEffect(() => {
    tick();
    // A link to the fragment that the address already has doesn't change it, but is a navigation.
    const types = ['hashchange', 'popstate'] as const;
    for (const type of types) window.addEventListener(type, tick);
    return () => {
      for (const type of types) window.removeEventListener(type, tick);
    };
  }, []);
}
