import { idOf, integerAt, momentAt, termsAt } from '../../documents.ts';
import type { SearchDocument } from '../../engine.ts';
import type { FieldRole, IndexSchema } from '../../indexSchema.ts';
import type { IndexData, KeyData, OrderData, RangeData, TermsData } from '../indexData.ts';
import {
  type CardOptions,
  createCardCollector,
  createCardWriter,
  type WrittenCard,
} from './cards.ts';
import { createKeyBuilder } from './keys.ts';
import { createOrderBuilder, type SortValue } from './orders.ts';
import { createTermsBuilder } from './terms.ts';
import { createTextBuilder } from './text.ts';

/** The maximum number of documents in an index. */
const maxDocuments = 2 ** 21;

/** Collects the values of one field from each document and writes them to the index. */
interface FieldBuilder {
  readonly add: (document: SearchDocument, number: number) => void;
  readonly finish: (parts: IndexParts) => void;
}

interface IndexParts {
  readonly terms: Map<string, TermsData>;
  readonly ranges: Map<string, RangeData>;
  readonly orders: Map<string, OrderData>;
  readonly keys: Map<string, KeyData>;
}

/** Builds an index from documents in ascending order of their unique ids. */
export function createIndexBuilder(schema: IndexSchema, options: CardOptions = {}) {
  const writeCard = createCardWriter(schema);
  const cards = createCardCollector(schema, options);
  const text = createTextBuilder();
  const fields = [...schema.fields].flatMap(([name, role]) => fieldBuilders(name, role));
  const texts = [...schema.fields].flatMap(([name, role]) =>
    role.text === undefined ? [] : [{ name, role: role.text }],
  );
  let count = 0;
  let lastId = '';

  /** Adds the next document; its card is written unless one is passed. */
  function add(document: SearchDocument, card: WrittenCard = writeCard(document)): void {
    const id = idOf(schema, document);
    if (count > 0 && id <= lastId) throw new Error(`The id ${id} comes twice, or out of order.`);
    if (count === maxDocuments) throw new Error(`An index holds ${maxDocuments} documents.`);
    cards.add(card);
    for (const field of fields) field.add(document, count);
    for (const { name, role } of texts)
      for (const value of termsAt(document, name)) text.add(count, role, value);
    lastId = id;
    count += 1;
  }

  function finish(): IndexData {
    const parts: IndexParts = {
      terms: new Map(),
      ranges: new Map(),
      orders: new Map(),
      keys: new Map(),
    };
    // Each builder is released once it is done: together they take more memory than the index.
    for (let field = fields.shift(); field !== undefined; field = fields.shift())
      field.finish(parts);
    return { count, cards: cards.finish(), text: text.finish(count), ...parts };
  }

  return { add, finish };
}

function fieldBuilders(name: string, role: FieldRole): readonly FieldBuilder[] {
  return [...filterBuilders(name, role), ...sortBuilders(name, role)];
}

function filterBuilders(name: string, { filter }: FieldRole): readonly FieldBuilder[] {
  switch (filter) {
    case undefined:
      return [];
    case 'key': {
      const keys = createKeyBuilder();
      const add: FieldBuilder['add'] = (document, at) => keys.add(at, termsAt(document, name));
      return [{ add, finish: (parts) => parts.keys.set(name, keys.finish()) }];
    }
    case 'range': {
      const order = createOrderBuilder();
      const add: FieldBuilder['add'] = (document) => order.add(integerAt(document, name));
      const finish = (parts: IndexParts) => {
        const built = order.finishRange();
        parts.ranges.set(name, built.range);
        parts.orders.set(name, built.order);
      };
      return [{ add, finish }];
    }
    case 'terms':
    case 'multi-terms': {
      const terms = createTermsBuilder(filter === 'multi-terms');
      const add: FieldBuilder['add'] = (document) => terms.add(termsAt(document, name));
      return [{ add, finish: (parts) => parts.terms.set(name, terms.finish()) }];
    }
  }
}

/** A document's sort value in a field. */
export function sortValueIn(
  document: SearchDocument,
  name: string,
  { filter, sort }: FieldRole,
): SortValue | undefined {
  if (filter === 'range') return integerAt(document, name);
  return sort === 'age' ? momentAt(document, name) : termsAt(document, name)[0];
}

function sortBuilders(name: string, role: FieldRole): readonly FieldBuilder[] {
  if (role.sort === undefined) return [];
  const order = createOrderBuilder();
  const add = (document: SearchDocument) => order.add(sortValueIn(document, name, role));
  return [{ add, finish: (parts) => parts.orders.set(name, order.finish()) }];
}
