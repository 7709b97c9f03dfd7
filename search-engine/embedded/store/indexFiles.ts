import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder within `DATA_DIR`. */
const folderName = 'search';
const ending = '.sqlite';

/** Names that are safe as file names. */
const plainName = /^[a-z0-9-]+$/;

/** The file of an index. Throws if its name is not safe as a file name. */
export function indexFile(dataFolder: string, index: string): string {
  if (!plainName.test(index)) throw new Error(`${index} can't be the name of an index.`);
  return join(dataFolder, folderName, `${index}${ending}`);
}

/** A file of an index, with a signature that changes on every write. */
export interface IndexFile {
  readonly name: string;
  readonly file: string;
  readonly signature: string;
}

/** The files of all indices; empty if the folder can't be read. */
export function listIndexFiles(dataFolder: string): readonly IndexFile[] {
  const folder = join(dataFolder, folderName);
  return namesIn(folder).flatMap((entry) => {
    const name = entry.slice(0, -ending.length);
    if (!entry.endsWith(ending) || !plainName.test(name)) return [];
    const file = join(folder, entry);
    // Commits are written to the log before they reach the file.
    return [{ name, file, signature: `${stampOf(file)} ${stampOf(`${file}-wal`)}` }];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function stampOf(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return '';
  }
}

/** The stored generation of an index; undefined if it can't be read. */
export function readGeneration(file: string): number | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return Number(database.prepare('SELECT generation FROM state').get()?.['generation']);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
