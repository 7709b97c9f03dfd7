import type { SearchDocument } from '../../engine.ts';
import { type IndexSchema, isReturnable } from '../../indexSchema.ts';
import { ByteList, NumberList } from '../growing.ts';
import type { CardData } from '../indexData.ts';

/** Writes documents as JSON whose members can be cut out without reading it again. */
export function createCardWriter(schema: IndexSchema, expectedBytes: number) {
  const fieldNames = [...schema.fields.keys()].filter((name) => isReturnable(schema, name));
  const known = new Set(fieldNames);
  const bytes = new ByteList(expectedBytes);
  const starts: number[] = [0];
  const members = new NumberList();
  const memberFields = new NumberList();
  const memberEnds = new NumberList();
  members.push(0);

  function add(document: SearchDocument): void {
    const start = bytes.length;
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
      memberFields.push(field);
      memberEnds.push(bytes.length - start);
    }
    // What nobody can name still belongs to the whole document.
    for (const name of Object.keys(document)) if (!known.has(name)) write(name);
    bytes.write(separator === '{' ? '{}' : '}');
    starts.push(bytes.length);
    members.push(memberEnds.length);
  }

  function finish(): CardData {
    return {
      bytes: bytes.toArray(),
      starts: Float64Array.from(starts),
      fieldNames,
      members: members.toArray(),
      memberFields: Uint8Array.from(memberFields.view()),
      memberEnds: memberEnds.toArray(),
    };
  }

  return { add, finish };
}
