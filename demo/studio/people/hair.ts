import { longHair } from './longHair.ts';
import type { HairStyle } from './person.ts';
import { shortHair } from './shortHair.ts';
import type { Style } from './strands.ts';

/** How each hairstyle is drawn. */
export const hairStyles: Readonly<Record<HairStyle, Style>> = { ...shortHair, ...longHair };
