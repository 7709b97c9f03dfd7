import { objectOf, readText } from '../reader.ts';
import type { WordRepair } from './wordRepair.ts';

/** Reads a repair of a word. */
export const readWordRepair = objectOf<WordRepair>({ typed: readText, read: readText });
