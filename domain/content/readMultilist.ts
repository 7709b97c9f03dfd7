import { isRecord } from '../record.ts';
import type { FieldDeclarations, FieldProblem, FieldReading } from './fields.ts';
import { parseFields } from './fields.ts';
import type { ContentItem } from './fieldTypes.ts';
import { webAddress } from './href.ts';
import { empty, isNothing, malformed, unwrap } from './readField.ts';

/** Items and the problems of their fields. What isn't an item is left out and reported. */
export function readMultilist<Entries extends FieldDeclarations>(
  wire: unknown,
  entries: Entries,
): FieldReading<readonly ContentItem<Entries>[]> {
  const value = unwrap(wire);
  if (isNothing(value)) return empty;
  if (!Array.isArray(value)) return malformed('a list of items');
  const readings = value.map((item: unknown, index) => readItem(item, entries, index + 1));
  const items = readings.flatMap(({ item }) => item ?? []);
  const problems = readings.flatMap((reading) => reading.problems);
  return value.length === 0 ? empty : { kind: 'filled', value: items, problems };
}

interface ItemReading<Entries extends FieldDeclarations> {
  /** Absent if the platform sent something other than an item. */
  readonly item?: ContentItem<Entries>;
  readonly problems: readonly FieldProblem[];
}

function readItem<Entries extends FieldDeclarations>(
  wire: unknown,
  entries: Entries,
  place: number,
): ItemReading<Entries> {
  if (!isRecord(wire)) return { problems: [{ field: `[${place}]`, problem: 'is not an item' }] };
  const { id, name, url, fields } = wire;
  const { values, editing, problems } = parseFields(entries, fields);
  const item = {
    id: typeof id === 'string' ? id : '',
    name: typeof name === 'string' ? name : '',
    url: typeof url === 'string' ? webAddress(url) : undefined,
    fields: values,
    editing,
  };
  const placed = problems.map(({ field, ...rest }) => ({ ...rest, field: `[${place}].${field}` }));
  return { item, problems: placed };
}
