import { useEffect, useState } from 'react';

/** Code that is loaded when it is needed. */
export type LoadedCode<Code> =
  | { readonly kind: 'unused' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly code: Code };

/** Loads code while `isNeeded`. A failed load is repeated the next time it is needed. */
export function useLoadedCode<Code>(
  load: () => Promise<Code>,
  isNeeded: boolean,
): LoadedCode<Code> {
  const [loaded, setLoaded] = useState<LoadedCode<Code>>({ kind: 'loading' });
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    const settle = (next: LoadedCode<Code>) => {
      if (!isOver) setLoaded(next);
    };
    load().then(
      (code) => settle({ kind: 'ready', code }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isOver = true;
      setLoaded((before) => (before.kind === 'failed' ? { kind: 'loading' } : before));
    };
  }, [load, isNeeded]);
  return isNeeded ? loaded : { kind: 'unused' };
}
