'use client';

import { island } from '../island.tsx';
import type { VideoProps } from './Video.tsx';

/** Loads the video code only on pages with a video. */
export const VideoIsland = island<VideoProps>(() =>
  import('./VideoBody.tsx').then((loaded) => loaded.VideoBody),
);
