import { matchesGlob } from 'node:path/posix';
import { fail, ok, type Result } from '#domain/result.ts';
import { insertAt } from './insertAt.ts';
import type { Step } from './readHowTo.ts';

/** The project, as far as a plan reads it. */
export interface ReadableProject {
  /** All files, relative to the project's root. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
}

/** The files to write with their whole text, by path. */
export type Changes = ReadonlyMap<string, string>;

/** Why the steps of a how-to can't be done. */
export type PlanFailure =
  | { readonly kind: 'exists'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  /** A file lacks the text that the how-to names. */
  | { readonly kind: 'no-place'; readonly path: string; readonly text: string }
  | { readonly kind: 'done'; readonly path: string };

/** Works out what the steps write, without writing it. */
export function planChanges(
  steps: readonly Step[],
  project: ReadableProject,
): Result<Changes, PlanFailure> {
  const changes = new Map<string, string>();
  for (const step of steps) {
    const done = planStep(step, project, changes);
    if (!done.ok) return done;
    for (const [path, text] of done.value) changes.set(path, text);
  }
  return ok(changes);
}

function planStep(
  step: Step,
  project: ReadableProject,
  planned: Changes,
): Result<Changes, PlanFailure> {
  switch (step.kind) {
    case 'create':
      return planNew(step.path, step.code, project);
    case 'copy':
      if (!project.files.includes(step.from)) return fail({ kind: 'missing', path: step.from });
      return planNew(step.path, project.read(step.from), project);
    case 'insert':
      return planInsertions(step, project, planned);
  }
}

/** Some file systems ignore the case of names. */
function planNew(
  path: string,
  text: string,
  { files }: ReadableProject,
): Result<Changes, PlanFailure> {
  const existing = files.find((file) => file.toLowerCase() === path.toLowerCase());
  return existing === undefined
    ? ok(new Map([[path, text]]))
    : fail({ kind: 'exists', path: existing });
}

function planInsertions(
  { path, place, code }: Extract<Step, { kind: 'insert' }>,
  { files, read }: ReadableProject,
  planned: Changes,
): Result<Changes, PlanFailure> {
  const targets = [...files, ...planned.keys()].filter((file) => matchesGlob(file, path));
  if (targets.length === 0) return fail({ kind: 'missing', path });
  const changes = new Map<string, string>();
  let lacking: PlanFailure | undefined;
  for (const target of new Set(targets)) {
    const text = planned.get(target) ?? read(target);
    if (text.includes(code)) return fail({ kind: 'done', path: target });
    const inserted = insertAt(text, place, code);
    if (inserted.ok) changes.set(target, inserted.value);
    else lacking = { kind: 'no-place', path: target, text: inserted.failure };
  }
  // Of several files, such as the dictionaries of all sites, some may lack the place.
  return lacking && changes.size === 0 ? fail(lacking) : ok(changes);
}
