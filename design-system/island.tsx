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
 * A client component whose code is fetched only by pages that have it. All other client components
 * are part of every page, so what stands on few pages, and is more than a kilobyte, is an island:
 *
 *     export const Clock = island(() => import('./ClockBody.tsx').then((m) => m.ClockBody));
 *
 * On a page from the server nothing stands in for it while its code is on the way: React may put
 * what has a stand-in behind a script, and what the server wrote must be there without. Only a page
 * that the browser makes itself has one, until the code has come for the first time.
 *
 * What is fetched imports `#styles/all.ts`, as the document does.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  loads.add(loadOnce);
  const Later: ComponentType<Props> = lazy(loadOnce);
  return function Island(props) {
    const needsStandIn = useNeedsStandIn();
    // Chosen once: an element that changed its type would lose its state.
    const [Part] = useState(() => loaded ?? Later);
    const part = <Part {...props} />;
    return needsStandIn ? <Suspense fallback={standIn?.(props)}>{part}</Suspense> : part;
  };
}

/** Fetches the code of all islands that are known, so that they render at once: for stories. */
export async function loadIslands(): Promise<void> {
  const known = loads.size;
  await Promise.all([...loads].map((load) => load()));
  // Islands may have islands.
  if (loads.size > known) await loadIslands();
}

/** Whether the browser makes this part of the page itself, instead of taking over the server's. */
function useNeedsStandIn(): boolean {
  const isFromServer = useSyncExternalStore(neverChanges, notAnymore, () => true);
  const [needsStandIn] = useState(!isFromServer);
  return needsStandIn;
}

function neverChanges() {
  return () => undefined;
}

function notAnymore(): boolean {
  return false;
}
