import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

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
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  loads.add(loadOnce);
  const LazyPart: ComponentType<Props> = lazy(loadOnce);
  return function Island(props) {
    const needsFallback = useNeedsFallback();
    // Chosen once: changing the type of an element would reset its state.
    const [Part] = useState(() => loaded ?? LazyPart);
    const part = <Part {...props} />;
    return needsFallback ? <Suspense fallback={fallback?.(props)}>{part}</Suspense> : part;
  };
}

/** Loads the code of all registered islands, so that stories render them immediately. */
export async function loadIslands(): Promise<void> {
  const known = loads.size;
  await Promise.all([...loads].map((load) => load()));
  // Islands may contain islands.
  if (loads.size > known) await loadIslands();
}

/** Whether this part is rendered in the browser instead of hydrated. */
function useNeedsFallback(): boolean {
  const isHydrating = useSyncExternalStore(subscribeToNothing, alwaysFalse, () => true);
  const [needsFallback] = useState(!isHydrating);
  return needsFallback;
}

function subscribeToNothing() {
  return () => undefined;
}

function alwaysFalse(): boolean {
  return false;
}
