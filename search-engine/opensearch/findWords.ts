import { keyWords } from '../embedded/text/findText.ts';
import { hasChoice, type Question } from '../question.ts';
import {
  type Droppable,
  droppedWords,
  isUnmet,
  type KeyphraseReader,
  plainReader,
  smallerSearches,
  textWeight,
} from '../searchWords.ts';
import { allOf, anyOf, type Clause, conditionClause, facetClauses } from './clauses.ts';
import type { IndexFacts } from './facts.ts';
import { createFindText } from './findText.ts';
import type { KnownFacet } from './knownFacet.ts';

interface FoundWords {
  /** The clause of the words, if there are any. */
  readonly text: Clause | undefined;
  readonly dropped: readonly string[];
}

interface Part extends Droppable {
  readonly clause: Clause;
}

/** The clause of the words of a question, or of as many of them as find something. */
export async function findWords(
  facts: IndexFacts,
  question: Question,
  facets: readonly KnownFacet[],
): Promise<FoundWords> {
  const { keyphrase, dropsWords, filters } = question;
  if (keyphrase === '') return { text: undefined, dropped: [] };
  if (keyWords(keyphrase).length === 0) return { text: anyOf([]), dropped: [] };
  const { parts, ignored } = await readParts(facts, question);
  const found = {
    text: allOf(parts.map(({ clause }) => clause)),
    dropped: dropsWords ? ignored : [],
  };
  if (!dropsWords) return found;
  const narrowing = [...filters.map(conditionClause), ...facets.flatMap(facetClauses)];
  const keepsOne = !question.facets.some(hasChoice);
  const searches = [parts, ...smallerSearches(parts, keepsOne)].map((kept) => ({
    kept,
    clause: allOf([...kept.map(({ clause }) => clause), ...narrowing]),
  }));
  const [all, ...smaller] = searches;
  if (all && (await facts.occurring([all.clause])).has(all.clause)) return found;
  const occurring = await facts.occurring(smaller.map(({ clause }) => clause));
  const kept = smaller.find(({ clause }) => occurring.has(clause))?.kept;
  if (kept === undefined) return found;
  const text = kept.length > 0 ? allOf(kept.map(({ clause }) => clause)) : undefined;
  return { text, dropped: [...droppedWords(parts, kept), ...ignored] };
}

async function readParts(facts: IndexFacts, question: Question) {
  const reader = await facts.reader(() => createReader(facts, question));
  const { conditions, ignored, text } = reader.read(question.keyphrase);
  const plate = [...question.schema.fields].find(([, role]) => role.text === 'plate');
  const find = createFindText({
    formsOf: reader.formsOf,
    plateField: plate?.[0],
    occurring: facts.occurring,
  });
  const nothing = JSON.stringify(anyOf([]));
  const parts: readonly Part[] = [
    ...conditions.map(({ words, condition, weight }) => ({
      words,
      clause: conditionClause(condition),
      weight,
      isUnknown: isUnmet(condition),
    })),
    ...(await find(text)).map((word) => ({
      words: word.text,
      clause: word.clause,
      weight: textWeight,
      isUnknown: JSON.stringify(word.clause) === nothing,
    })),
  ];
  return { parts, ignored };
}

/** Creates the reader from the values of its fields. */
async function createReader(
  facts: IndexFacts,
  { schema: { words } }: Question,
): Promise<KeyphraseReader> {
  if (words === undefined) return plainReader;
  const values = new Map(
    await Promise.all(
      words.fields.map(async (name) => [name, await facts.valuesOf(name)] as const),
    ),
  );
  return words.createReader((field) => values.get(field) ?? []);
}
