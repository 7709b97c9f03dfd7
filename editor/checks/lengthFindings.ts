import type { RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import { shownLength } from '#editor/fields/shownLengths.ts';
import type { Finding } from './finding.ts';

/** Texts of a page that are longer than what is shown of them. */
export function lengthFindings(values: RawValues): readonly Finding[] {
  return Object.entries(values).flatMap(([field, raw]) => {
    const problem = lengthProblem(field, raw);
    return problem === undefined ? [] : [{ uid: undefined, place: field, field, problem }];
  });
}

/**
 * The language in which a text is longest, if it is too long for its place there: the place has to suit all languages.
 *
 * @param texts - The text by language.
 */
export function longestLanguageProblem(
  field: string,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  const [longest] = Object.entries(texts).toSorted(
    ([, one], [, other]) => other.trim().length - one.trim().length,
  );
  if (!longest) return undefined;
  const [language, text] = longest;
  const problem = lengthProblem(field, text);
  return problem === undefined ? undefined : `${problem} (in ${language})`;
}

function lengthProblem(field: string, raw: string): string | undefined {
  const shown = shownLength(field);
  const { length } = raw.trim();
  if (!shown || length <= shown.characters) return undefined;
  return `has ${length} characters, and ${shown.where} show about ${shown.characters}`;
}
