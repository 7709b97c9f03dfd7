import { DatabaseSync } from 'node:sqlite';
import {
  areReplaced,
  areSame,
  type DatabaseFiles,
  filesAt,
  isLogContinued,
  removeLeftLog,
} from './databaseFiles.ts';
import { inTransaction } from './inTransaction.ts';
import { isLaterVersion } from './isLaterVersion.ts';
import { isSchemaChanged } from './isSchemaChanged.ts';
import { type DatabaseOptions, openDatabase } from './openDatabase.ts';
import { addRows, type RescuedTable, readRows } from './rescuedRows.ts';
import { setAside } from './setAside.ts';

/** Options of a store's file. */
export interface StoreFileOptions extends DatabaseOptions {
  /** What lines in the log begin with, such as `leads: the outbox`. */
  readonly name: string;
  readonly path: string;
  /**
   * Whether a new file gets the rows of the one whose place it takes.
   * @default true
   */
  readonly carriesOver?: boolean | undefined;
  /** Statements that run after rows of an earlier file were added. */
  readonly merge?: string | undefined;
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

interface Opened {
  readonly database: DatabaseSync;
  readonly files: DatabaseFiles;
}

/** If files are damaged again so soon, the disk is broken, and renamed files would fill it (ms). */
const quietMs = 60_000;

/** The database at a path. It is replaced when its files are moved, deleted or damaged. */
export class StoreFile {
  readonly #options: StoreFileOptions;
  #opened: Opened | undefined;
  /** The file that was opened last, even if that failed. */
  #lastFile: string | undefined;
  #damagedAt = Number.NEGATIVE_INFINITY;
  /** Rows of earlier files that aren't in the present one yet. */
  #rescued: readonly RescuedTable[] = [];
  /** Whether all rows of the file that was left last could be read, and fit the present one. */
  #isWhole = true;
  /** Why rows could not be carried over at the last attempt. */
  #reason: string | undefined;

  constructor(options: StoreFileOptions) {
    this.#options = options;
  }

  /** Whether all rows of the file that was left last are in the present one. */
  get isCarriedOver(): boolean {
    return this.#isWhole && this.#rescued.length === 0;
  }

  /** Whether the database has been used since it was closed. */
  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  /** The database that is at the path now. Throws SQLite's errors, and those of the file system. */
  open(): DatabaseSync {
    const { path } = this.#options;
    if (this.#opened && !areSame(this.#opened.files, filesAt(path))) this.#leave(this.#opened);
    this.#opened ??= this.#begin();
    this.#restore(this.#opened.database);
    return this.#opened.database;
  }

  /** Whether SQLite refuses to write the file because of what is in it. */
  get isOfLaterVersion(): boolean {
    return isLaterVersion(this.#options.path);
  }

  /** Whether the open database has other tables than a new one. Throws SQLite's errors. */
  get hasOtherTables(): boolean {
    return (
      this.#opened !== undefined && isSchemaChanged(this.#opened.database, this.#options.tables)
    );
  }

  /** Renames the file after SQLite found it damaged, and reads what it can. `false` if it has to stay. */
  replaceDamaged(): boolean {
    const { path, now, name, log } = this.#options;
    if (this.#lastFile === undefined || now() - this.#damagedAt < quietMs) return false;
    this.#damagedAt = now();
    this.close();
    try {
      const next = setAside({ path, damaged: this.#lastFile, now: Date.now() });
      if (next)
        this.#rescue(`${path} is damaged and was renamed to ${next}`, () => readDamaged(next));
      return true;
    } catch (error) {
      log(`${name}: ${path} is damaged and can't be renamed: ${error}`);
      return false;
    }
  }

  /** Closes the database. The next use opens it again. */
  close(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened) closeQuietly(opened.database);
  }

  /** Closes the database for good. Rows that are only in memory are lost then. */
  end(): void {
    this.close();
    const { name, log } = this.#options;
    if (this.#rescued.length > 0) log(`${name}: lost: ${describe(countsOf(this.#rescued))}`);
  }

  #begin(): Opened {
    const { path } = this.#options;
    this.#lastFile = filesAt(path)[''];
    const database = openDatabase(path, this.#options);
    const files = filesAt(path);
    this.#lastFile = files[''];
    return { database, files };
  }

  /** Leaves files that a restart wouldn't find. They are readable as long as they are open. */
  #leave({ database, files }: Opened): void {
    const { path, name, log } = this.#options;
    const present = filesAt(path);
    this.#isWhole = !isLogContinued(path, files, present);
    if (!this.#isWhole) log(`${name}: another process has begun a new log`);
    else this.#rescue(`${path} was moved or deleted while in use`, () => readRows(database));
    // Completes a file that was moved without its log. Other processes have the same log, unless they have left already.
    if (!areReplaced(files, present)) emptyLog(database);
    this.close();
    removeLeftLog(path, files);
  }

  #rescue(reason: string, read: () => readonly RescuedTable[]): void {
    const { name, carriesOver = true, log } = this.#options;
    this.#isWhole = carriesOver;
    if (!carriesOver) {
      log(`${name}: ${reason}; the new file begins without entries`);
      return;
    }
    const tables = read();
    this.#rescued = [...this.#rescued, ...tables];
    this.#isWhole = tables.length > 0 && tables.every((table) => table.isComplete);
    const rest = this.#isWhole ? '' : ', and some rows are not';
    log(`${name}: ${reason}; readable in it: ${describe(countsOf(tables))}${rest}`);
  }

  #restore(database: DatabaseSync): void {
    if (this.#rescued.length === 0) return;
    const { name, merge = '', log } = this.#options;
    try {
      const tables = inTransaction(database, () => {
        const added = addRows(database, this.#rescued);
        database.exec(merge);
        return added;
      });
      this.#rescued = [];
      this.#reason = undefined;
      this.#isWhole &&= tables.every(({ isComplete }) => isComplete);
      const counts = tables.map((table) => [table.name, table.added] as const);
      log(`${name}: carried over to the new file: ${describe(counts)}`);
    } catch (error) {
      const reason = String(error);
      if (reason !== this.#reason) log(`${name}: rows can't be carried over yet: ${reason}`);
      this.#reason = reason;
    }
  }
}

function readDamaged(path: string): readonly RescuedTable[] {
  const database = new DatabaseSync(path);
  try {
    return readRows(database);
  } finally {
    closeQuietly(database);
  }
}

function countsOf(tables: readonly RescuedTable[]) {
  return tables.map(({ name, rows }) => [name, rows.length] as const);
}

function describe(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([table, count]) => `${count} ${table}`).join(', ') || 'nothing';
}

function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The rows are in memory.
  }
}

function closeQuietly(database: DatabaseSync): void {
  try {
    database.close();
  } catch {
    // It is unusable anyway.
  }
}
