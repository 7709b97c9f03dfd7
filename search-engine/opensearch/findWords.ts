import { keyWords } from '../embedded/text/findText.ts';
import type { Repair } from '../engine.ts';
import { hasChoice, type Question } from '../question.ts';
import { repairKeyphrase } from '../repairs.ts';
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

/** How the words of a question are searched. */
export interface FoundWords {
  /** The clause of the words, if there are any. */
  readonly text: Clause | undefined;
  /** The words that the clause doesn't contain. */
  readonly dropped: readonly string[];
  /** The keyphrase after repairs. */
  readonly keyphrase: string;
  readonly repairs: readonly Repair[];
  /** The words that were searched in texts, and those of them that aren't in the index. */
  readonly texts: readonly string[];
  readonly unknown: readonly string[];
  readonly reader: KeyphraseReader;
}

interface Part extends Droppable {
  readonly clause: Clause;
}

const nothing = {
  dropped: [],
  keyphrase: '',
  repairs: [],
  texts: [],
  unknown: [],
  reader: plainReader,
};

/** The clause of the words of a question, or of as many of them as find something. */
export async function findWords(
  facts: IndexFacts,
  question: Question,
  facets: readonly KnownFacet[],
): Promise<FoundWords> {
  const { keyphrase, dropsWords, filters } = question;
  if (keyphrase === '') return { ...nothing, text: undefined };
  if (keyWords(keyphrase).length === 0) return { ...nothing, text: anyOf([]) };
  const { parts, ignored, ...read } = await readParts(facts, question);
  const found = {
    ...read,
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
  return { ...read, text, dropped: [...droppedWords(parts, kept), ...ignored] };
}

/** Reads a keyphrase, and once more if words that aren't in the index can be repaired. */
async function readParts(facts: IndexFacts, question: Question) {
  const { keyphrase } = question;
  const reader = await facts.reader(() => createReader(facts, question));
  const read = (text: string) => readOnce(facts, question, reader, text);
  const first = await read(keyphrase);
  const repaired = reader.repair && repairKeyphrase(keyphrase, first.unknown, reader.repair);
  if (!repaired || repaired.repairs.length === 0)
    return { ...first, reader, keyphrase, repairs: [] };
  return { ...(await read(repaired.keyphrase)), reader, ...repaired };
}

async function readOnce(
  facts: IndexFacts,
  { schema }: Question,
  { read, formsOf, repair }: KeyphraseReader,
  keyphrase: string,
) {
  const { conditions, ignored, text } = read(keyphrase);
  const plate = [...schema.fields].find(([, role]) => role.text === 'plate');
  const find = createFindText({
    formsOf,
    isLenient: repair === undefined,
    plateField: plate?.[0],
    occurring: facts.occurring,
  });
  const nothingFound = JSON.stringify(anyOf([]));
  const words = (await find(text)).map((word) => ({
    words: word.text,
    clause: word.clause,
    weight: textWeight,
    isUnknown: JSON.stringify(word.clause) === nothingFound,
  }));
  const meant = conditions.map(({ words: meaning, condition, weight }) => ({
    words: meaning,
    clause: conditionClause(condition),
    weight,
    isUnknown: isUnmet(condition),
  }));
  const parts: readonly Part[] = [...meant, ...words];
  const texts = words.map((word) => word.words);
  const unknown = words.flatMap((word) => (word.isUnknown ? [word.words] : []));
  return { parts, ignored, texts, unknown };
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
