/** What a row that scrolls sideways measures, in px. */
export interface RowMeasures {
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly scrollLeft: number;
}

/** What its entries measure, in px. */
export interface EntryMeasures {
  readonly width: number;
  /** From where one begins to where the next does. */
  readonly pitch: number;
}

/** Where a visitor is in a row. */
export interface RowPlace {
  /** The way to the next entries that are not seen whole yet, in px; never less than one entry. */
  readonly step: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

// Browsers round: half a pixel is no way left to go.
const tolerance = 2;

/** Reads a row's place from its measures and those of its entries. */
export function rowPlace(row: RowMeasures, { width, pitch }: EntryMeasures): RowPlace {
  const { clientWidth, scrollWidth, scrollLeft } = row;
  const left = Math.abs(scrollLeft);
  const seenWhole = pitch > 0 ? Math.floor((clientWidth - width + tolerance) / pitch) + 1 : 1;
  return {
    step: Math.max(1, seenWhole) * pitch || clientWidth,
    isAtStart: left <= tolerance,
    isAtEnd: left + clientWidth >= scrollWidth - tolerance,
  };
}
