import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

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

/** Loads the code of all registered islands, so that stories render them immediately. */
export async function loadIslands(): Promise<void> {
  const known = loads.size;
  await Promise.all([...loads].map((load) => load()));
  // Islands may contain islands.
  if (loads.size > known) await loadIslands();
}

/**
 * Whether the HTML of this part comes from the server, so that browsers hydrate it instead of rendering it. The answer stays
 * the same for the life of the component; on the server, it is yes.
 */
export function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(subscribeToNothing, alwaysFalse, () => true);
  const [isServed] = useState(isHydrating);
  return isServed;
}

function subscribeToNothing() {
  return () => undefined;
}

function alwaysFalse(): boolean {
  return false;
}
