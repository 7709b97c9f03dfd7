/** Measurements of a horizontal scroll row, in px. */
export interface RowMeasures {
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly scrollLeft: number;
}

/** Measurements of its entries, in px. */
export interface EntryMeasures {
  readonly width: number;
  /** The distance from the start of one entry to the start of the next. */
  readonly pitch: number;
}

/** The scroll state of a row. */
export interface RowPlace {
  /** The distance to the next entry that is not fully visible, in px; at least one entry. */
  readonly step: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

// Browsers round scroll positions, so the ends may be off by a fraction of a pixel.
const tolerance = 2;

/** Computes the scroll state of a row from its measurements and those of its entries. */
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
