import { compareTexts } from '../../facetRules.ts';
import { NumberList } from '../growing.ts';
import type { TextData } from '../indexData.ts';
import { packPostings } from '../postings.ts';
import { nameTokens, squash, wordTokens } from '../text/words.ts';

/** How the text of a field is indexed. */
export type TextRole = 'model' | 'name' | 'words' | 'plate';

// Values repeat across cars; free texts don't, and must not fill the memory.
const maxRemembered = 50_000;

/** Collects the words of documents, which are added in ascending order. */
export function createTextBuilder() {
  const lists = new Map<string, NumberList>();
  const plates: PlateOfDocument[] = [];
  const remembered = { words: new Map<string, readonly string[]>(), name: new Map() };

  function add(document: number, role: TextRole, text: string): void {
    if (role === 'plate') plates.push({ plate: squash(text), document });
    else for (const token of tokensOf(role, text)) note(document, token);
  }

  function note(document: number, token: string): void {
    let list = lists.get(token);
    if (list === undefined) {
      list = new NumberList();
      lists.set(token, list);
    }
    if (list.last() !== document) list.push(document);
  }

  function tokensOf(role: 'model' | 'name' | 'words', text: string): readonly string[] {
    const known = remembered[role === 'words' ? 'words' : 'name'];
    let tokens = known.get(text);
    if (tokens === undefined) {
      tokens = role === 'words' ? wordTokens(text) : nameTokens(text);
      if (known.size < maxRemembered) known.set(text, tokens);
    }
    return tokens;
  }

  function finish(count: number): TextData {
    lists.delete('');
    const sorted = [...lists].sort(([a], [b]) => compareTexts(a, b));
    return packText(sorted, plates, count);
  }

  return { add, finish };
}

/** A registration number as one word, and the document that has it. */
export interface PlateOfDocument {
  readonly plate: string;
  readonly document: number;
}

/** Packs the words of an index: the documents of each word, sorted by word. */
export function packText(
  lists: readonly (readonly [token: string, list: NumberList])[],
  plates: readonly PlateOfDocument[],
  count: number,
): TextData {
  const lines = plates
    .filter(({ plate }) => plate !== '')
    .sort((a, b) => compareTexts(a.plate, b.plate));
  const starts = new Uint32Array(lines.length + 1);
  for (const [at, { plate }] of lines.entries())
    starts[at + 1] = (starts[at] ?? 0) + plate.length + 1;
  return {
    tokens: lists.map(([token]) => token).join('\n'),
    postings: packPostings(
      lists.map(([, list]) => list),
      count,
    ),
    plates: lines.map(({ plate }) => plate).join('\n'),
    plateStarts: starts,
    plateDocuments: Uint32Array.from(lines, ({ document }) => document),
  };
}
