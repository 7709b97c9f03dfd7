import { fail, type Result } from '#domain/result.ts';
import { kinds } from './kinds.ts';
import { replaceForms } from './nameForms.ts';
import {
  type Changes,
  type PlanFailure,
  planChanges,
  type ReadableProject,
} from './planChanges.ts';
import { exampleIn, readHowTo } from './readHowTo.ts';

/** Why nothing was made. */
export type NewFailure =
  | PlanFailure
  | { readonly kind: 'unknown-kind'; readonly kinds: readonly string[] }
  | { readonly kind: 'bad-name'; readonly example: string }
  | { readonly kind: 'taken'; readonly path: string }
  /** The code of the how-to, or JavaScript, uses the name for something else. */
  | { readonly kind: 'reserved'; readonly name: string }
  | { readonly kind: 'unsuitable'; readonly reason: string };

/**
 * Works out what the how-to of a kind writes for a name: its code with the name of the example replaced. Changes nothing.
 */
export function makeNew(
  kindName: string,
  name: string,
  project: ReadableProject,
): Result<Changes, NewFailure> {
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) return fail({ kind: 'unknown-kind', kinds: Object.keys(kinds) });
  const text = project.read(kind.howTo);
  const example = exampleIn(text);
  if (!kind.pattern.test(name)) return fail({ kind: 'bad-name', example });
  const reason = kind.problem?.(name);
  if (reason !== undefined) return fail({ kind: 'unsuitable', reason });
  const path = kind.folder && existingFolder(kind.folder(name), project);
  if (path !== undefined) return fail({ kind: 'taken', path });
  const forms = kind.forms(name);
  const used = example === name ? undefined : forms.find((form) => isReserved(form, text));
  if (used !== undefined) return fail({ kind: 'reserved', name: used });
  const examples = kind.forms(example);
  const replacements = new Map(examples.map((form, at) => [form, forms[at] ?? form]));
  return planChanges(readHowTo(replaceForms(text, replacements)), project);
}

/** Some file systems ignore the case of names. */
function existingFolder(folder: string, { files }: ReadableProject): string | undefined {
  const start = `${folder.toLowerCase()}/`;
  const inside = files.find((file) => file.toLowerCase().startsWith(start));
  return inside?.slice(0, folder.length);
}

const words =
  'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield';
const reservedWords = new Set(words.split(' '));

function isReserved(form: string, howTo: string): boolean {
  const code = readHowTo(howTo).map((step) => (step.kind === 'copy' ? '' : step.code));
  const isInCode = code.some((each) => new RegExp(`(?<![\\w.-])${form}(?![\\w-])`).test(each));
  return reservedWords.has(form) || (/^\w+$/.test(form) && isInCode);
}

/** Describes a failure in a sentence for the person who chose the name. */
export function describeNewFailure(failure: NewFailure): string {
  switch (failure.kind) {
    case 'unknown-kind':
      return `Name what to make: ${failure.kinds.join(', ')}. For example, npm run new -- block Quote.`;
    case 'bad-name':
      return `Names of this kind look like ${failure.example}.`;
    case 'taken':
      return `The name is taken: there is ${failure.path}.`;
    case 'exists':
      return `The name is taken: there is ${failure.path}.`;
    case 'done':
      return `The name is taken: ${failure.path} has it already.`;
    case 'reserved':
      return `The name can’t be used: the code of the how-to, or JavaScript, needs ${failure.name}.`;
    case 'unsuitable':
      return failure.reason;
    case 'missing':
      return `The how-to is wrong: there is no ${failure.path}.`;
    case 'no-place':
      return `The how-to is wrong: ${failure.path} has no line with ${failure.text}.`;
  }
}
