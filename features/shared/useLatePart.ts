import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsServed } from '#design-system/hydration.ts';
import { lateAttribute, lateInput } from './lateInput.ts';

/** The props of the root of a late part. */
export interface LatePart<Root extends Element> {
  readonly ref: RefObject<Root | null>;
  readonly [lateAttribute]: '';
}

/** Repeats what the visitor did in a part of the page before it was hydrated, which happens later than that of the page. */
export function useLatePart<Root extends Element>(): LatePart<Root> {
  const ref = useRef<Root>(null);
  const isServed = useIsServed();
  const repeat = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part && isServed) repeat.current ??= lateInput.take?.(part);
    part?.removeAttribute(lateAttribute);
  }, [isServed]);
  // After the effects of what is in the part.
  useEffect(() => {
    repeat.current?.();
    // Once, also if effects run twice.
    repeat.current = () => undefined;
  }, []);
  return { ref, [lateAttribute]: '' };
}
