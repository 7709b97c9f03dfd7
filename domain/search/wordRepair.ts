import { objectOf, readText } from '../reader.ts';

/** A typed word, and the one it is read as. */
export interface WordRepair {
  readonly typed: string;
  readonly read: string;
}

/** Reads a repair. */
export const readWordRepair = objectOf<WordRepair>({ typed: readText, read: readText });
