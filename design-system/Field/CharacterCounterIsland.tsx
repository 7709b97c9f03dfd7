'use client';

import { island } from '../island.tsx';
import type { CharacterCounterProps } from './CharacterCounter.tsx';
import { counter } from './Field.css.ts';

/** Loads the code of the counter only on pages with a counted field. Until then an empty line has its place. */
export const CharacterCounterIsland = island<CharacterCounterProps>(
  () => import('./CharacterCounter.tsx').then((loaded) => loaded.CharacterCounter),
  () => <div className={counter}>{'\u00a0'}</div>,
);
