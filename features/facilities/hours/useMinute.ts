import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '#design-system/hydration.ts';
import { minuteMs } from '#domain/units.ts';

/**
 * The current time in ms since 1970, rounded down to a minute and updated when the next one begins;
 * `undefined` in the markup of the server, which is cached. Each tick reads the clock, so a tab that
 * was suspended is correct after its first tick.
 */
export function useMinute(): number | undefined {
  const isHydrated = useIsHydrated();
  const minute = useSyncExternalStore(subscribe, currentMinute, currentMinute);
  return isHydrated ? minute : undefined;
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}

function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  }
  function tick(): void {
    onTick();
    wait();
  }
  wait();
  return () => clearTimeout(timer);
}
