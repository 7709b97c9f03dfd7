import { useEffect, useRef } from 'react';
import { sizedSource } from '../Picture/mediaSource.ts';
import type { TurnFact } from './turnState.ts';

/** The number of pictures that load at the same time. */
const maxLoading = 3;

/**
 * Loads the pictures in turning order, in the size that `pane` needs, and reports each. Returns the
 * address of a frame's picture.
 */
export function useFrames(
  pane: HTMLElement | null,
  frames: readonly string[],
  dispatch: (fact: TurnFact) => void,
): (frame: number) => string | undefined {
  // Browsers keep the decoded pictures as long as something refers to them.
  const pictures = useRef<readonly HTMLImageElement[]>([]);
  useEffect(() => {
    if (!pane) return;
    const pixels = pane.clientWidth * devicePixelRatio;
    const loader = createLoader(
      frames.map((src) => sizedSource(src, pixels)),
      dispatch,
    );
    pictures.current = loader.pictures;
    return loader.stop;
  }, [pane, frames, dispatch]);
  return (frame) => pictures.current[frame]?.src;
}

function createLoader(addresses: readonly string[], dispatch: (fact: TurnFact) => void) {
  const pictures = addresses.map(() => new Image());
  let next = 0;
  let isStopped = false;

  function loadNext(): void {
    const frame = next;
    const [picture, address] = [pictures[frame], addresses[frame]];
    if (isStopped || !picture || address === undefined) return;
    next += 1;
    const settle = (as: 'loaded' | 'failed') => {
      if (isStopped) return;
      dispatch({ type: 'frameSettled', frame, as });
      loadNext();
    };
    picture.src = address;
    picture.decode().then(
      () => settle('loaded'),
      () => settle('failed'),
    );
  }

  for (let loading = 0; loading < maxLoading; loading += 1) loadNext();
  return {
    pictures,
    stop: () => {
      isStopped = true;
    },
  };
}
