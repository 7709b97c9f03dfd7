/** The result of comparing one story in one mode. */
export type Outcome =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** The story and the mode: `primitives-button--overview, smart 375`. */
      readonly name: string;
      readonly pixels: number;
      /** Share of the picture that differs, from 0 to 1. */
      readonly ratio: number;
      /** The folder with the three pictures. */
      readonly folder: string;
    }
  | { readonly kind: 'failed'; readonly name: string; readonly reason: string };

/** The result of a whole comparison. */
export interface VisualReport {
  readonly outcomes: readonly Outcome[];
  /** Stories that exist only in the working tree. */
  readonly added: readonly string[];
  /** Stories that exist only in the given commit. */
  readonly removed: readonly string[];
}

/**
 * Whether nothing differs and nothing failed. Added and removed stories do not count as
 * differences.
 */
export function looksTheSame({ outcomes }: VisualReport): boolean {
  return outcomes.every(({ kind }) => kind === 'same');
}

/** The lines that describe an outcome; empty if nothing differs. */
export function outcomeLines(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case 'same':
      return [];
    case 'different': {
      const share = (outcome.ratio * 100).toFixed(2);
      return [`DIFFERENT ${outcome.name}: ${outcome.pixels} px, ${share} %`, `  ${outcome.folder}`];
    }
    case 'failed':
      return [`FAILED ${outcome.name}: ${outcome.reason}`];
  }
}

/** The last lines of a comparison: added and removed stories, and the counts. */
export function summaryLines({ outcomes, added, removed }: VisualReport): string[] {
  const count = (wanted: Outcome['kind']) => outcomes.filter(({ kind }) => kind === wanted).length;
  return [
    ...(added.length > 0 ? [`New stories, not compared: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Removed stories, not compared: ${removed.join(', ')}`] : []),
    `${outcomes.length} pictures compared: ${count('same')} same, ${count('different')} different, ${count('failed')} failed`,
  ];
}
