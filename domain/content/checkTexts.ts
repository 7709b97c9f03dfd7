import { type ContentProblem, unreplaced, writtenMarks } from './checkFields.ts';
import {
  type DictionaryKey,
  dictionaryKeys,
  textOf,
  type WrongMarks,
  wrongMarks,
} from './dictionary.ts';
import { textSubjects } from './texts/all.ts';
import { isNeeded, type SiteUse } from './texts/siteUse.ts';

/** Checks the entries of a dictionary against what the site shows. */
export function checkTexts(
  entries: ReadonlyMap<string, string>,
  use: SiteUse,
): readonly ContentProblem[] {
  return [
    ...textSubjects.flatMap(({ keys, needOf }) =>
      keys.flatMap((key: DictionaryKey) => {
        const problem = isNeeded(needOf(key), use)
          ? neededProblem(key, entries)
          : unneededProblem(key, entries);
        return problem ?? [];
      }),
    ),
    ...wrongMarks(entries).map(wrongMarksProblem),
    ...unknownKeys(entries).map((place) => ({ place, problem: 'is no text of the site' })),
  ];
}

function neededProblem(key: DictionaryKey, entries: ReadonlyMap<string, string>) {
  return textOf(key, entries) === '' ? { place: key, problem: 'is empty' } : undefined;
}

function unneededProblem(key: DictionaryKey, entries: ReadonlyMap<string, string>) {
  return entries.has(key)
    ? { place: key, problem: 'is on no page, so it need not be there' }
    : undefined;
}

/** What is wrong with the marks of a text, in words. */
export function wrongMarksProblem({ key, lacks, hasUnknown }: WrongMarks): ContentProblem {
  const problems = [
    ...(hasUnknown.length > 0 ? [unreplaced(hasUnknown)] : []),
    ...(lacks.length > 0 ? [`has no ${writtenMarks(lacks)}`] : []),
  ];
  return { place: key, problem: problems.join(', and ') };
}

function unknownKeys(entries: ReadonlyMap<string, string>): readonly string[] {
  const known: ReadonlySet<string> = new Set(dictionaryKeys);
  return [...entries.keys()].filter((key) => !known.has(key));
}
