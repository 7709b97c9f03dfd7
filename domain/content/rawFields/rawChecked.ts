import { emptyRaw, filledRaw, foreign, type RawReading } from './rawReading.ts';

/** Reads the raw value of a checkbox: `1`, `0`, or nothing if nobody has decided. */
export function readRawChecked(raw: string): RawReading<boolean> {
  switch (raw.trim()) {
    case '':
      return emptyRaw;
    case '1':
      return filledRaw(true);
    case '0':
      return filledRaw(false);
    default:
      return foreign;
  }
}

/** Writes a checkbox. An unticked one is empty, unless the block's default is ticked. */
export function writeRawChecked(checked: boolean, isDefaultTicked: boolean): string {
  if (checked) return '1';
  return isDefaultTicked ? '0' : '';
}
