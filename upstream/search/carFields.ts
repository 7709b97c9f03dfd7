import { wireCardHit, wireRecordHit } from './carWire.ts';

/** The index fields that a card needs. */
export const cardFields: readonly string[] = Object.keys(wireCardHit.shape);

/** All index fields of a car. */
export const recordFields: readonly string[] = Object.keys(wireRecordHit.shape);
