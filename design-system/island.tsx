import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsServed } from './hydration.ts';

/** A component whose code is loaded when it is first rendered. */
export interface Island<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead, so that the component is rendered at once. Rejects if it can't be loaded. */
  readonly load: () => Promise<unknown>;
}

const loads = new Set<() => Promise<unknown>>();

/**
 * A client component whose code is loaded only by pages that use it. All other client components
 * are part of every page, so a component that is used on few pages and is larger than a kilobyte is
 * an island:
 *
 * export const Clock = island(() => import('./ClockBody.tsx').then((m) => m.ClockBody));
 *
 * A server-rendered page has no Suspense boundary around the island: React may reveal the content
 * of a boundary with a script, but server-rendered content must be visible without script. Only
 * pages rendered in the browser show the fallback, until the code has loaded for the first time.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): Island<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  loads.add(loadOnce);
  const LazyPart: ComponentType<Props> = lazy(loadOnce);
  function IslandPart(props: Props) {
    const isServed = useIsServed();
    // Chosen once: changing the type of an element would reset its state.
    const [Part] = useState(() => loaded ?? LazyPart);
    const part = <Part {...props} />;
    return isServed ? part : <Suspense fallback={fallback?.(props)}>{part}</Suspense>;
  }
  return Object.assign(IslandPart, { load: loadOnce });
}

/**
 * An island that a page works without: if its code can't be loaded, and until it is, another component takes its place.
 *
 * @param Missing renders nothing by default
 */
export function optionalIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: (props: Props) => ReactNode = () => null,
): Island<Props> {
  return island(() => load().catch(() => Missing), Missing);
}

/** Loads the code of all registered islands, so that stories render them immediately. */
export async function loadIslands(): Promise<void> {
  const known = loads.size;
  await Promise.all([...loads].map((load) => load()));
  // Islands may contain islands.
  if (loads.size > known) await loadIslands();
}
