'use client';

import { island } from '../island.tsx';
import type { CharacterCounterProps } from './CharacterCounter.tsx';

/** Loads the code of the counter only on pages with a counted field. */
export const CharacterCounterIsland = island<CharacterCounterProps>(() =>
  import('./CharacterCounter.tsx').then((loaded) => loaded.CharacterCounter),
);
