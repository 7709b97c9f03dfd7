import { wireCardHit, wireRecordHit } from './carWire.ts';

/** The fields of a car that a card needs, as they are asked for. */
export const cardFields: readonly string[] = Object.keys(wireCardHit.shape);

/** The fields of a car that are known at all, as they are asked for. */
export const recordFields: readonly string[] = Object.keys(wireRecordHit.shape);
