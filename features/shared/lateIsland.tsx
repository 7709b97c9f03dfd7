import { Activity, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { useIsServed } from '#design-system/hydration.ts';
import { island } from '#design-system/island.tsx';

/**
 * An island whose code is loaded when the visitor first uses the page, or at once if something in the browser needs it
 * (`loadWhenUsed`), and which is hydrated then. What the server rendered must be complete without it. It has the props
 * of `useLatePart` on its root, so that what the visitor does before is repeated.
 */
export function lateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Part = island(load, fallback);
  const loadPart = async () => {
    await loadLate(Part.load);
    return { default: Part };
  };
  let loading: ReturnType<typeof loadPart> | undefined;
  const loadOnce = () => {
    loading ??= loadPart();
    return loading;
  };
  const LatePart: ComponentType<Props> = lazy(loadOnce);
  return function LateIslandPart(props) {
    const isServed = useIsServed();
    // While the page is hydrated, and not after it.
    useState(isServed ? loadOnce : undefined);
    if (!isServed) return <Part {...props} />;
    return (
      // React leaves it as it is while the code is missing, and hydrates it apart from the page.
      <Activity>
        <LatePart {...props} />
      </Activity>
    );
  };
}

async function loadLate(load: () => Promise<unknown>): Promise<void> {
  if (typeof window === 'undefined') await load();
  else await (await import('./loadWhenUsed.ts')).loadWhenUsed(load);
}
