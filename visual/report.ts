/** The result of comparing one story in one mode. */
export type Outcome = { readonly id: string; readonly modeName: string } & (
  | { readonly kind: 'same' }
  /** The commit's Storybook doesn't know the mode. */
  | { readonly kind: 'new' }
  | {
      readonly kind: 'different';
      readonly pixels: number;
      /** Share of the picture that differs, from 0 to 1. */
      readonly ratio: number;
      /** The folder with the three pictures. */
      readonly folder: string;
      /** Why the difference is accepted, if it is. */
      readonly accepted: string | undefined;
    }
  | { readonly kind: 'failed'; readonly reason: string }
);

/** The result of a whole comparison. */
export interface VisualReport {
  readonly outcomes: readonly Outcome[];
  /** Stories that exist only in the working tree. */
  readonly added: readonly string[];
  /** Stories that exist only in the commit. */
  readonly removed: readonly string[];
}

/** Ids of stories whose difference is accepted although they look the same, or which don't exist. */
export function uselessAcceptances(
  accepted: ReadonlyMap<string, string>,
  { outcomes }: VisualReport,
  existing: readonly string[],
): readonly string[] {
  const states = Map.groupBy(outcomes, ({ id }) => id);
  const isSame = (id: string) =>
    states.get(id)?.every(({ kind }) => kind === 'same' || kind === 'new') ?? false;
  return [...accepted.keys()].filter((id) => isSame(id) || !existing.includes(id));
}

/** Whether nothing differs that isn't accepted, and nothing failed. Added and removed stories don't count. */
export function looksTheSame({ outcomes }: VisualReport): boolean {
  return outcomes.every(
    (outcome) =>
      outcome.kind === 'same' ||
      outcome.kind === 'new' ||
      (outcome.kind === 'different' && outcome.accepted !== undefined),
  );
}

/** The lines that describe an outcome; empty if nothing differs. */
export function outcomeLines(outcome: Outcome): readonly string[] {
  const name = `${outcome.id}, ${outcome.modeName}`;
  switch (outcome.kind) {
    case 'same':
    case 'new':
      return [];
    case 'different': {
      const share = `${outcome.pixels} px, ${(outcome.ratio * 100).toFixed(2)} %`;
      return outcome.accepted === undefined
        ? [`DIFFERENT ${name}: ${share}`, `  ${outcome.folder}`]
        : [`Accepted: ${name}: ${share}: ${outcome.accepted}`];
    }
    case 'failed':
      return [`FAILED ${name}: ${outcome.reason}`];
  }
}

/** The last lines of a comparison: added and removed stories, and the counts. */
export function summaryLines(report: VisualReport): readonly string[] {
  const { outcomes, added, removed } = report;
  const count = (wanted: Outcome['kind']) => outcomes.filter(({ kind }) => kind === wanted).length;
  return [
    ...(added.length > 0 ? [`New stories, not compared: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Removed stories, not compared: ${removed.join(', ')}`] : []),
    ...(count('new') > 0 ? [`${count('new')} pictures of modes that the commit doesn’t have`] : []),
    `${outcomes.length - count('new')} pictures compared: ${count('same')} same, ${count('different')} different, ${count('failed')} failed`,
  ];
}
