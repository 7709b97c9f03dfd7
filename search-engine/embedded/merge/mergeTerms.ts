import { createTermsBuilder } from '../build/terms.ts';
import type { TermsColumn, TermsData } from '../indexData.ts';
import type { MergePlan } from './mergePlan.ts';

/** Merges the values of a field. Values without documents are dropped. */
export function mergeTerms(plan: MergePlan, base: TermsData, changes: TermsData): TermsData {
  const builder = createTermsBuilder(base.column.kind === 'many');
  const own = translation(base.values, builder.placeOf);
  const added = translation(changes.values, builder.placeOf);
  for (let document = 0; document < plan.count; document += 1) {
    const isChanged = plan.sources[document] === 1;
    const { column } = isChanged ? changes : base;
    const translate = isChanged ? added : own;
    const original = plan.originals[document] ?? 0;
    builder.startDocument();
    const end = endOf(column, original);
    for (let at = startOf(column, original); at < end; at += 1)
      builder.addPlace(translate(placeAt(column, at)));
  }
  return builder.finish();
}

/** Translates places of values to those of the merged index, which are assigned on first use. */
function translation(values: readonly string[], placeOf: (value: string) => number) {
  const places = new Int32Array(values.length).fill(-1);
  return (place: number): number => {
    const known = places[place] ?? -1;
    if (known !== -1) return known;
    const given = placeOf(values[place] ?? '');
    places[place] = given;
    return given;
  };
}

function startOf(column: TermsColumn, document: number): number {
  return column.kind === 'one' ? document : (column.starts[document] ?? 0);
}

/** The end of a document's values; equals the start if a single-valued field has no value. */
function endOf(column: TermsColumn, document: number): number {
  if (column.kind === 'many') return column.starts[document + 1] ?? 0;
  return document + Number((column.ids[document] ?? 0) > 0);
}

function placeAt(column: TermsColumn, at: number): number {
  return (column.ids[at] ?? 0) - Number(column.kind === 'one');
}
