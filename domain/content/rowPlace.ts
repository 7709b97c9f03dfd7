/** What a row that scrolls sideways measures, in px. */
export interface RowMeasures {
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly scrollLeft: number;
}

/** Where a visitor is in a row. */
export interface RowPlace {
  /** How many entries are seen at once, at least one. */
  readonly seen: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

// Browsers round: half a pixel is no way left to go.
const tolerance = 2;

/** Reads a row's place from its measures and the width of an entry, in px. */
export function rowPlace(row: RowMeasures, entryWidth: number): RowPlace {
  const { clientWidth, scrollWidth, scrollLeft } = row;
  const left = Math.abs(scrollLeft);
  return {
    seen: Math.max(1, entryWidth > 0 ? Math.round(clientWidth / entryWidth) : 1),
    isAtStart: left <= tolerance,
    isAtEnd: left + clientWidth >= scrollWidth - tolerance,
  };
}

/** The way to the next stages that are not seen yet, in px: as many as are seen now. */
export function stepsOf({ clientWidth }: Pick<RowMeasures, 'clientWidth'>, seen: number): number {
  return seen > 1 ? clientWidth : clientWidth * 0.9;
}
