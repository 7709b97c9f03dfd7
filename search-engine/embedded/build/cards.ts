import type { SearchDocument } from '../../engine.ts';
import { type IndexSchema, isReturnable } from '../../indexSchema.ts';
import { ByteList, NumberList } from '../growing.ts';
import type { CardData } from '../indexData.ts';

/** A document as JSON whose members can be extracted without parsing it. */
export interface WrittenCard {
  readonly bytes: Uint8Array;
  /** The field of each member, as an index into `cardFields`. */
  readonly fields: Uint8Array;
  /** Where each member ends. */
  readonly ends: Uint32Array;
}

/** The fields whose members can be extracted, in the order they are written. */
function cardFields(schema: IndexSchema): readonly string[] {
  return [...schema.fields.keys()].filter((name) => isReturnable(schema, name));
}

/** Initial size of the buffer; enough for most cars. */
const usualBytes = 8192;

/** Writes documents as cards: the fields of the schema first, then all others. */
export function createCardWriter(schema: IndexSchema): (document: SearchDocument) => WrittenCard {
  const fieldNames = cardFields(schema);
  const known = new Set(fieldNames);
  return (document) => {
    const bytes = new ByteList(usualBytes);
    const fields: number[] = [];
    const ends: number[] = [];
    let separator = '{';
    const write = (name: string): boolean => {
      const json = JSON.stringify(document[name]) as string | undefined;
      if (json === undefined) return false;
      bytes.write(`${separator}${JSON.stringify(name)}:${json}`);
      separator = ',';
      return true;
    };
    for (const [field, name] of fieldNames.entries()) {
      if (!Object.hasOwn(document, name) || !write(name)) continue;
      fields.push(field);
      ends.push(bytes.length);
    }
    // Fields outside the schema can't be requested, but they are part of the whole document.
    for (const name of Object.keys(document)) if (!known.has(name)) write(name);
    bytes.write(separator === '{' ? '{}' : '}');
    return {
      bytes: bytes.toArray(),
      fields: Uint8Array.from(fields),
      ends: Uint32Array.from(ends),
    };
  };
}

/** How the cards of an index are stored. */
export interface CardOptions {
  /** Expected total size in bytes, if known. */
  readonly expectedBytes?: number | undefined;
  /** `false`: the index is built without cards, because they are stored elsewhere. */
  readonly keepsCards?: boolean | undefined;
}

/** Collects cards in the order of their documents. */
export function createCardCollector(
  schema: IndexSchema,
  { expectedBytes = 0, keepsCards = true }: CardOptions,
) {
  const bytes = new ByteList(expectedBytes);
  const starts: number[] = [0];
  const members = new NumberList();
  const memberFields = new ByteList();
  const memberEnds = new NumberList();
  members.push(0);

  function add(card: WrittenCard): void {
    if (!keepsCards) return;
    bytes.append(card.bytes);
    starts.push(bytes.length);
    memberFields.append(card.fields);
    for (const end of card.ends) memberEnds.push(end);
    members.push(memberEnds.length);
  }

  function finish(): CardData {
    const segment = {
      bytes: bytes.toArray(),
      starts: Float64Array.from(starts),
      members: members.toArray(),
      memberFields: memberFields.toArray(),
      memberEnds: memberEnds.toArray(),
    };
    return { fieldNames: cardFields(schema), segments: [segment] };
  }

  return { add, finish };
}
