'use client';

import { island } from '../island.tsx';
import type { VideoProps } from './Video.tsx';

/** Keeps the code of films off pages that have none. */
export const VideoIsland = island<VideoProps>(() =>
  import('./VideoBody.tsx').then((loaded) => loaded.VideoBody),
);
