import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { addRows, type RescuedTable } from './rescuedRows.ts';

function entriesAfter(...tables: readonly RescuedTable[]) {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE entries (number INTEGER PRIMARY KEY, id TEXT UNIQUE) STRICT');
  const added = addRows(database, tables);
  const ids = database.prepare('SELECT id FROM entries ORDER BY number').all();
  return { added, ids: ids.map(({ id }) => id) };
}

const entries = { name: 'entries', columns: ['number', 'id'], isComplete: true };

test('rows get new numbers, and a row that is there already isn’t added', () => {
  const rows = [
    [7, 'a'],
    [9, 'b'],
    [12, 'a'],
  ];
  expect(entriesAfter({ ...entries, rows })).toEqual({
    added: [{ name: 'entries', added: 2, isComplete: true }],
    ids: ['a', 'b'],
  });
});

test('columns of unknown names take their values by their places', () => {
  const rows = [[7, 'a']];
  expect(entriesAfter({ ...entries, columns: ['number', 'ie'], rows }).ids).toEqual(['a']);
  expect(entriesAfter({ ...entries, columns: ['numbes', 'id'], rows }).ids).toEqual(['a']);
});

test('a table without columns, an unknown one, and values of another type are left out', () => {
  const { added, ids } = entriesAfter(
    { ...entries, columns: [], rows: [], isComplete: false },
    { ...entries, name: 'notes', rows: [[1, 'n']] },
    { ...entries, columns: ['id'], rows: [[new Uint8Array(2)], ['a']] },
  );
  expect(added).toEqual([
    { name: 'entries', added: 0, isComplete: true },
    { name: 'notes', added: 0, isComplete: false },
    { name: 'entries', added: 1, isComplete: false },
  ]);
  expect(ids).toEqual(['a']);
});
