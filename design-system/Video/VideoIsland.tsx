'use client';

import { island } from '../island.tsx';
import type { VideoProps } from './VideoProps.ts';

/** Loads the video code only on pages with a video. */
export const VideoIsland = island<VideoProps>(() =>
  import('./VideoBody.tsx').then((loaded) => loaded.VideoBody),
);
