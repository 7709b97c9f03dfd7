import type { FieldRole, IndexSchema } from '../indexSchema.ts';
import { analysis } from './analysis.ts';
import type { Clause } from './clauses.ts';

/** The fields that words are searched in, with and without diacritics. */
export const wordFields = {
  spelled: ['search_names', 'search_names.joined', 'search_names.start', 'search_words'],
  folded: [
    'search_names.folded',
    'search_names.joined_folded',
    'search_names.start_folded',
    'search_words.folded',
  ],
} as const;

/** The subfield with the text squashed to one word, for models and registration numbers. */
export function squashedField(field: string): string {
  return `${field}.squashed`;
}

/** How an index is distributed over the nodes. */
export interface IndexLayout {
  readonly shards: number;
  /** Most copies of each shard on other nodes. */
  readonly replicas: number;
}

/** The settings and mapping of an index. */
export function indexBody(schema: IndexSchema, { shards, replicas }: IndexLayout): Clause {
  return {
    settings: {
      number_of_shards: shards,
      auto_expand_replicas: `0-${replicas}`,
      // It is not searched before it is complete.
      refresh_interval: '-1',
      analysis,
    },
    mappings: {
      dynamic: false,
      properties: { ...wordProperties, ...propertiesOf(schema, [...schema.fields]) },
    },
  };
}

/** The properties of one level of the documents, including nested objects. */
function propertiesOf(schema: IndexSchema, fields: readonly NamedRole[]): Clause {
  const names = new Set(fields.map(([path]) => path.split('.', 1)[0] ?? path));
  const properties = [...names].map((name) => {
    const inner = fields
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, role]): NamedRole => [path.slice(name.length + 1), role]);
    const [, own = {}] = fields.find(([path]) => path === name) ?? [];
    return [name, inner.length > 0 ? objectOf(schema, inner) : propertyOf(schema, name, own)];
  });
  return Object.fromEntries(properties);
}

type NamedRole = readonly [path: string, role: FieldRole];

function objectOf(schema: IndexSchema, fields: readonly NamedRole[]): Clause {
  return { type: 'object', dynamic: false, properties: propertiesOf(schema, fields) };
}

const wordProperties: Clause = {
  search_names: {
    type: 'text',
    analyzer: 'name',
    norms: false,
    fields: {
      folded: plainText('name_folded'),
      joined: plainText('name_joined'),
      joined_folded: plainText('name_joined_folded'),
      start: plainText('name_start'),
      start_folded: plainText('name_start_folded'),
    },
  },
  search_words: {
    type: 'text',
    analyzer: 'words',
    norms: false,
    fields: { folded: plainText('words_folded') },
  },
};

/** Hits are ranked by their model only, so the index stores no data for scoring. */
function plainText(analyzer: string): Clause {
  return { type: 'text', analyzer, norms: false, index_options: 'docs' };
}

function propertyOf(schema: IndexSchema, name: string, { filter, sort, text }: FieldRole): Clause {
  if (filter === 'range') return { type: 'integer', coerce: false, ignore_malformed: true };
  if (sort === 'age') return { type: 'date', ignore_malformed: true };
  if (filter === undefined && sort === undefined && text === undefined) return unread;
  return {
    type: 'keyword',
    index: filter !== undefined,
    // For fields that are counted, sorted by or break ties; keys are only looked up.
    doc_values: name === schema.idField || sort !== undefined || isCounted(filter),
    ignore_above: longestTerm,
    ...textOptions(text),
  };
}

/** Returned with hits, but neither parsed nor indexed. */
const unread: Clause = { type: 'object', enabled: false };

/** In characters; a term of more than 32 766 bytes is an error in Lucene. */
const longestTerm = 8000;

function isCounted(filter: FieldRole['filter']): boolean {
  return filter === 'terms' || filter === 'multi-terms';
}

function textOptions(text: FieldRole['text']): Clause {
  const squashed = { type: 'keyword', normalizer: 'squashed', ignore_above: longestTerm };
  switch (text) {
    case undefined:
      return {};
    case 'plate':
      return { fields: { squashed } };
    case 'model':
      return { copy_to: 'search_names', fields: { squashed } };
    case 'name':
      return { copy_to: 'search_names' };
    case 'words':
      return { copy_to: 'search_words' };
  }
}
