import { readFileSync } from 'node:fs';

/** The rows of the tables of a document that have these columns: the text of each cell by its column. */
export function documentedRows<Column extends string>(
  document: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const tables = readFileSync(`docs/${document}`, 'utf8')
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .map((lines) => lines.map(cellsOf));
  return tables.flatMap(([header = [], _line, ...rows]) => {
    const places = columns.map((column) => [column, header.indexOf(column)] as const);
    if (places.some(([, at]) => at === -1)) return [];
    return rows.map((cells) => {
      const entries = places.map(([column, at]) => [column, cells[at] ?? '']);
      // Its keys are the columns.
      return Object.fromEntries(entries) as Record<Column, string>;
    });
  });
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
