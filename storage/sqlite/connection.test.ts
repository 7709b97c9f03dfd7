import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, createConnection } from './connection.ts';
import { addEntry as add, openEntries } from './testing/entries.ts';
import { createTestFolder } from './testing/testFolder.ts';

let root: string;
let folder: string;
let file: string;
let clock: number;
let lines: string[];
let connections: Connection[];

beforeEach(async () => {
  root = await createTestFolder();
  folder = join(root, 'store');
  file = join(folder, 'entries.sqlite');
  clock = 0;
  lines = [];
  connections = [];
});
afterEach(async () => {
  for (const { close } of connections) close();
  await rm(root, { recursive: true });
});

/** A connection like that of a process of its own. */
function open(maxBytes?: number): Connection {
  const log = (line: string) => lines.push(line);
  const connection = openEntries({ path: file, maxBytes, now: () => clock, log });
  connections.push(connection);
  return connection;
}

function count({ add: run }: Connection, id: string): void {
  run((database) => {
    database.prepare('INSERT OR REPLACE INTO counts VALUES (?, 7)').run(id);
  });
}

function ids({ use }: Connection, table = 'entries'): readonly string[] {
  const order = table === 'entries' ? 'number' : 'id';
  const answer = use((database) =>
    database.prepare(`SELECT id FROM ${table} ORDER BY ${order}`).all(),
  );
  return answer.ok
    ? answer.value.map(({ id }) => String(id))
    : expect.unreachable(answer.failure.reason);
}

/** What a restart of all processes would find. */
function idsAfterRestart(): readonly string[] {
  for (const { close } of connections.splice(0)) close();
  return ids(open());
}

const program = fileURLToPath(new URL('testing/addEntries.ts', import.meta.url));

/** Another process with the same store. Within one process, SQLite shares more than the files. */
function startProcess() {
  const child = fork(program, [file]);
  return {
    add: async (id: string): Promise<unknown> => {
      child.send(id);
      const [outcome] = await once(child, 'message');
      return outcome;
    },
    end: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

const away = () => join(root, 'away');

/** Ways in which files disappear under a running process; each leaves a place for a new file. */
const moves: readonly (readonly [string, () => Promise<void>])[] = [
  ['its folder is deleted', () => rm(folder, { recursive: true })],
  ['its folder is renamed', () => rename(folder, away())],
  ['the file is deleted', () => rm(file)],
  ['the file is renamed', () => rename(file, away())],
  [
    'the file is replaced by a copy',
    async () => {
      await cp(file, away());
      await rename(away(), file);
    },
  ],
  [
    'the file is replaced by an empty one',
    async () => {
      await writeFile(away(), '');
      await rename(away(), file);
    },
  ],
  ['the log is deleted', () => rm(`${file}-wal`)],
  ['the index of the log is deleted', () => rm(`${file}-shm`)],
  [
    'the log and its index are deleted',
    async () => {
      await rm(`${file}-wal`);
      await rm(`${file}-shm`);
    },
  ],
];

describe.each(moves)('when %s', (_what, move) => {
  test('earlier and later entries survive a restart, in their order', async () => {
    const store = open();
    add(store, 'a');
    add(store, 'b');
    count(store, 'c');
    await move();
    expect(add(store, 'd')).toBe('added');
    expect(ids(store)).toEqual(['a', 'b', 'd']);
    expect(ids(store, 'counts')).toEqual(['c']);
    expect(idsAfterRestart()).toEqual(['a', 'b', 'd']);
    expect(lines[0]).toBe(
      `test: the store: ${file} was moved or deleted while in use; readable in it: 2 entries, 1 counts`,
    );
  });

  test('processes find each other again', async () => {
    const one = open();
    const two = startProcess();
    add(one, 'a');
    expect(await two.add('b')).toBe('added');
    await move();
    for (const id of ['c', 'd', 'e']) {
      expect([add(one, id), await two.add(`${id}2`)]).toEqual(['added', 'added']);
    }
    const all = ['a', 'b', 'c', 'c2', 'd', 'd2', 'e', 'e2'];
    expect(ids(one).toSorted()).toEqual(all);
    await two.end();
    expect(idsAfterRestart().toSorted()).toEqual(all);
  });

  test('a process that only stops saves its entries', async () => {
    const store = open();
    add(store, 'a');
    await move();
    expect(idsAfterRestart()).toEqual(['a']);
  });
});

test('an entry that is written while the file is deleted is in the new one', async () => {
  const store = open();
  add(store, 'a');
  const answer = store.add((database) => {
    rmSync(folder, { recursive: true });
    database.prepare("INSERT INTO entries (id) VALUES ('b')").run();
  });
  expect(answer.ok).toBe(true);
  expect(idsAfterRestart()).toEqual(['a', 'b']);
});

test('rows that can’t be carried over before the end are reported as lost', async () => {
  const store = open();
  add(store, 'a');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  add(store, 'b');
  store.close();
  expect(lines.at(-1)).toBe('test: the store: lost: 1 entries, 0 counts');
});

test('rows keep apart from those of another file with the same numbers', async () => {
  const [store, other] = [open(), open()];
  add(store, 'a');
  for (const { close } of connections.splice(1)) close();
  await rename(folder, away());
  connections.push(other);
  add(other, 'b');
  expect(ids(store)).toEqual(['b', 'a']);
});

test('rows that don’t fit yet are carried over later', async () => {
  const store = open();
  add(store, 'a');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  expect(add(store, 'b')).toBe('unavailable');
  await rm(folder);
  expect(add(store, 'c')).toBe('added');
  expect(idsAfterRestart()).toEqual(['a', 'c']);
});

const pageBytes = 4096;
const damage = Buffer.alloc(pageBytes, 0xa5);

/** Fills a file with entries on many pages, and closes it. */
function fill(entries: number): void {
  const store = open();
  for (let number = 0; number < entries; number += 1) add(store, `id ${number}`, 'x'.repeat(500));
  store.close();
}

async function damagePages(...pages: number[]): Promise<void> {
  const bytes = await readFile(file);
  for (const page of pages) damage.copy(bytes, page * pageBytes);
  await writeFile(file, bytes);
}

describe('a damaged file', () => {
  test('is renamed, and a new one takes entries', async () => {
    await mkdir(folder);
    await writeFile(file, 'no database '.repeat(1_000));
    expect(add(open(), 'a')).toBe('added');
    const names = await readdir(folder);
    const [renamed = ''] = names.filter((name) => name.includes('.damaged-'));
    expect(renamed).toMatch(/^entries\.damaged-\d{8}T\d{9}Z\.sqlite$/);
    expect(await readFile(join(folder, renamed), 'utf8')).toContain('no database');
    expect(lines[0]).toContain(`${file} is damaged and was renamed to ${join(folder, renamed)}`);
    expect(idsAfterRestart()).toEqual(['a']);
  });

  test('leaves its readable entries to the new one', async () => {
    fill(400);
    const pages = (await readFile(file)).length / pageBytes;
    await damagePages(Math.floor(pages / 3), Math.floor(pages / 2));
    const store = open();
    const found = readAll(store);
    expect(found.length).toBeGreaterThan(370);
    expect(found.length).toBeLessThan(400);
    expect(add(store, 'new')).toBe('added');
    expect(idsAfterRestart()).toEqual([...found, 'new']);
    expect(lines[0]).toContain(', and some rows are not');
  });

  test('is renamed by one of two processes that find the damage', async () => {
    fill(400);
    await damagePages(20, 40);
    const [one, two] = [open(), open()];
    const found = readAll(one);
    expect(readAll(two)).toEqual(found);
    expect((await readdir(folder)).filter((name) => name.endsWith('Z.sqlite'))).toHaveLength(1);
    expect([add(one, 'a'), add(two, 'b')]).toEqual(['added', 'added']);
    expect(ids(one)).toEqual([...found, 'a', 'b']);
  });

  test('that was damaged again at once stays, because renamed files would fill the disk', async () => {
    await mkdir(folder);
    await writeFile(file, 'no database '.repeat(1_000));
    const store = open();
    add(store, 'a');
    const damageAgain = async () => {
      store.close();
      await writeFile(file, 'no database '.repeat(1_000));
    };
    await damageAgain();
    expect(add(store, 'b')).toBe('unavailable');
    clock += 60_000;
    expect(add(store, 'b')).toBe('added');
    expect(ids(store)).toEqual(['b']);
  });
});

test.each([
  ['a schema of an unknown format', 47],
  ['a version that may not be written', 18],
  ['a version that may not be read', 19],
])('a file with %s is replaced', async (_what, at) => {
  fill(10);
  const bytes = await readFile(file);
  bytes.writeUInt8(5, at);
  await writeFile(file, bytes);
  expect(add(open(), 'new')).toBe('added');
  expect(idsAfterRestart()).toContain('new');
});

describe('a schema that damage has changed and left valid', () => {
  const column = ['id TEXT NOT', 'ie TEXT NOT'] as const;

  /** Stores two entries and a count, and replaces bytes of the file by others of the same number. */
  async function replaceInFile(...changes: readonly (readonly [string, string])[]): Promise<void> {
    const store = open();
    add(store, 'a');
    add(store, 'b', 'its body');
    count(store, 'c');
    store.close();
    const bytes = await readFile(file);
    for (const [before, after] of changes) bytes.write(after, bytes.indexOf(before), 'latin1');
    await writeFile(file, bytes);
  }

  test.each([
    ['a column', column],
    ['a name that is no text any more', ['id TEXT NOT', '\u00ff\u00fe TEXT NOT']],
    ['the column of numbers', ['number INTEGER', 'numbes INTEGER']],
    ['the column of another table', ['id TEXT PRIMARY', 'ie TEXT PRIMARY']],
  ] as const)('at %s: entries are accepted, and earlier ones carried over', async (_at, change) => {
    await replaceInFile(change);
    const store = open();
    expect(ids(store, 'counts')).toEqual(['c']);
    expect(add(store, 'new')).toBe('added');
    expect(ids(store)).toEqual(['a', 'b', 'new']);
    expect(idsAfterRestart()).toEqual(['a', 'b', 'new']);
  });

  test('leaves behind only the rows that the new file refuses', async () => {
    const [textOf8, bytesOf8] = ['\x1d', '\x1c'];
    await replaceInFile(column, [`${textOf8}bits body`, `${bytesOf8}bits body`]);
    expect(add(open(), 'new')).toBe('added');
    expect(idsAfterRestart()).toEqual(['a', 'new']);
    expect(lines[0]).toContain('readable in it: 2 entries, 1 counts');
    expect(lines[1]).toBe('test: the store: carried over to the new file: 1 entries, 1 counts');
  });
});

describe('a file of a release with other tables', () => {
  async function storeBy(tables: string, ...rows: readonly string[]): Promise<void> {
    await mkdir(folder);
    const database = new DatabaseSync(file);
    database.exec(`${tables};${rows.map((row) => `INSERT INTO ${row};`).join('')}`);
    database.close();
  }

  test('leaves its rows to the columns of the same names', async () => {
    await storeBy(
      'CREATE TABLE entries (number INTEGER PRIMARY KEY, id TEXT)',
      "entries VALUES (7, 'a')",
    );
    const store = open();
    expect(add(store, 'b')).toBe('added');
    expect(ids(store)).toEqual(['a', 'b']);
  });

  test('keeps those that have no place in the new file', async () => {
    await storeBy(
      'CREATE TABLE entries (name TEXT PRIMARY KEY); CREATE TABLE notes (note TEXT PRIMARY KEY)',
      "entries VALUES ('a')",
      "notes VALUES ('n')",
    );
    expect(add(open(), 'b')).toBe('added');
    expect(idsAfterRestart()).toEqual(['b']);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringContaining('readable in it: 1 entries, 1 notes, 0 counts'),
      'test: the store: carried over to the new file: 0 entries, 0 notes, 0 counts',
    ]);
    expect((await readdir(folder)).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
  });
});

test('an entry that has no place in the new file is refused if the old one is deleted during its use', async () => {
  await mkdir(folder);
  const earlier = new DatabaseSync(file);
  earlier.exec('CREATE TABLE entries (number INTEGER PRIMARY KEY, id TEXT, body TEXT, more TEXT)');
  earlier.close();
  const answer = open().add((database) => {
    database.prepare("INSERT INTO entries (id) VALUES ('a')").run();
    rmSync(folder, { recursive: true });
  });
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
});

test('a statement that never fits leaves the file as it is', () => {
  const store = open();
  add(store, 'a');
  expect(store.use((database) => database.prepare('SELECT name FROM entries').all())).toEqual({
    ok: false,
    failure: { kind: 'unavailable', reason: 'no such column: name' },
  });
  expect(ids(store)).toEqual(['a']);
  expect(lines.join('\n')).not.toContain('damaged');
});

test('whatever bytes are damaged, entries are accepted', { timeout: 60_000 }, async () => {
  fill(100);
  const good = await readFile(file);
  const at = fc.oneof(
    { arbitrary: fc.nat(good.length - 1), weight: 2 },
    // The schema ends the first page, and its damage breaks most.
    fc.integer({ min: good.indexOf('counts'), max: pageBytes - 1 }),
  );
  const damaged = fc.uint8Array({ minLength: 1, maxLength: 200 });
  const damages = fc.array(fc.tuple(at, damaged), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(damages, async (changes) => {
      await rm(folder, { recursive: true });
      await mkdir(folder);
      const bytes = Buffer.from(good);
      for (const [from, by] of changes) bytes.set(by.subarray(0, bytes.length - from), from);
      await writeFile(file, bytes);
      const store = open();
      store.use((database) => database.prepare('SELECT * FROM entries ORDER BY number').all());
      expect(add(store, 'new')).toBe('added');
      expect(idsAfterRestart()).toContain('new');
    }),
    { numRuns: 40 },
  );
});

/** Reads bodies, which makes SQLite read every page of the table. */
function readAll({ use }: Connection): readonly string[] {
  const answer = use((database) => database.prepare('SELECT * FROM entries ORDER BY number').all());
  return answer.ok
    ? answer.value.map(({ id }) => String(id))
    : expect.unreachable(answer.failure.reason);
}

describe('health', () => {
  const maxBytes = 64 * 1024;
  const large = 'x'.repeat(5_000);

  function fillUp(store: Connection): void {
    for (let number = 0; add(store, `id ${number}`, large) === 'added'; number += 1);
  }

  test('counts additions that were refused, until one succeeds', () => {
    const store = open(maxBytes);
    expect(store.health()).toEqual({ state: 'ok', refused: undefined, lastAddedAgeMs: undefined });
    fillUp(store);
    clock += 3_000;
    add(store, 'late', large);
    clock += 1_000;
    expect(store.health()).toEqual({
      state: 'full',
      refused: { kind: 'full', count: 2, firstAgeMs: 4_000, lastAgeMs: 1_000 },
      lastAddedAgeMs: 4_000,
    });
    store.use((database) => database.exec('DELETE FROM entries'));
    expect(store.health().state).toBe('full');
    add(store, 'small');
    expect(store.health()).toEqual({ state: 'ok', refused: undefined, lastAddedAgeMs: 0 });
    expect(lines).toEqual([
      'test: the store is full: database or disk is full',
      'test: the store works again; refused additions: 2',
    ]);
  });

  test('notices a file that can’t be opened, before anybody uses it', async () => {
    await writeFile(folder, 'no folder');
    const store = open();
    expect(store.health()).toMatchObject({ state: 'unavailable', refused: undefined });
    await rm(folder);
    expect(store.health().state).toBe('ok');
    expect(lines[0]).toMatch(/^test: the store is unavailable: /);
    expect(lines[1]).toBe('test: the store works again');
  });

  test('notices that SQLite’s log can’t be created', async () => {
    await mkdir(`${file}-wal`, { recursive: true });
    expect(add(open(), 'a')).toBe('unavailable');
    await rm(`${file}-wal`, { recursive: true });
    expect(add(open(), 'a')).toBe('added');
  });
});

test('a database in memory has no files', () => {
  const store = createConnection({
    name: 'memory',
    path: ':memory:',
    maxBytes: 1024 * 1024,
    durability: 'process',
    log: () => undefined,
    tables: 'CREATE TABLE IF NOT EXISTS entries (number INTEGER PRIMARY KEY, id TEXT, body TEXT)',
  });
  connections.push(store);
  expect(add(store, 'a')).toBe('added');
  expect(ids(store)).toEqual(['a']);
  expect(existsSync(':memory:')).toBe(false);
});
