import { useEffect, useState } from 'react';
import type { BookingFlow } from '#domain/booking/flow.ts';

/** The components that are loaded later. */
export type LaterParts = typeof import('./laterParts.ts');

/**
 * The components that are needed as soon as the vehicle is known; absent until they are loaded. If that
 * fails, because the browser is offline for example, the next stage tries again.
 */
export function useLaterParts({ stage }: BookingFlow): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>();
  const isNeeded = stage !== 'vehicle' && !parts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is an attempt.
  useEffect(() => {
    if (!isNeeded) return;
    import('./laterParts.ts').then(setParts, (error: unknown) =>
      console.warn('booking: its later steps could not be loaded', error),
    );
  }, [isNeeded, stage]);
  return parts;
}
