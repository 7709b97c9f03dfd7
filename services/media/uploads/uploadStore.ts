import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import type { ServedFile } from '../../files/answerFile.ts';
import { byteStream } from '../../http/byteStream.ts';
import { openStore } from '../../openStore.ts';
import type { Log } from '../../service.ts';
import { mediaKind } from '../wire.ts';
import type { UploadedFile } from './upload.ts';

/** The point of a picture that stays visible when it is cropped, in hundredths from its left and its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What is known of an upload. */
export interface StoredUpload extends Omit<UploadedFile, 'bytes'> {
  /** Its name in the media library. */
  readonly name: string;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
  /** Bytes. */
  readonly length: number;
  /** Of the stored bytes. */
  readonly hash: string;
  /** In ms since 1970. */
  readonly addedAt: number;
}

/** An upload to be stored. */
export interface NewUpload extends Omit<StoredUpload, 'length'> {
  readonly bytes: Uint8Array;
  /** Of the bytes that the editor sent, by which duplicates are found. */
  readonly sourceHash: string;
  /** Who uploaded it. */
  readonly addedBy: string;
}

/** What editors say about an upload. */
export type UploadDetails = Pick<StoredUpload, 'alt' | 'focalPoint'>;

/** What editors have uploaded. */
export interface UploadStore {
  /** Stores an upload as a whole or not at all. `full`: the store has reached its limit. */
  readonly add: (upload: NewUpload) => 'added' | 'full';
  /** The upload that was made of these bytes. */
  readonly madeOf: (sourceHash: string) => StoredUpload | undefined;
  /** The upload with these bytes, by their hash. */
  readonly withHash: (hash: string) => StoredUpload | undefined;
  readonly find: (name: string) => (StoredUpload & ServedFile) | undefined;
  /** All uploads, newest first. */
  readonly list: () => readonly StoredUpload[];
  /** Changes what is said about an upload; `undefined` if no upload has the name. */
  readonly change: (name: string, details: UploadDetails) => StoredUpload | undefined;
  /** Removes an upload for good. Whether there was one. */
  readonly remove: (name: string) => boolean;
  readonly close: () => void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS uploads (
    name TEXT NOT NULL PRIMARY KEY,
    source_hash TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    type TEXT NOT NULL,
    extension TEXT NOT NULL,
    width INTEGER,
    height INTEGER,
    length INTEGER NOT NULL,
    alt TEXT NOT NULL,
    focal_x REAL NOT NULL,
    focal_y REAL NOT NULL,
    added_at INTEGER NOT NULL,
    added_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chunks (
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (name, number)
  ) STRICT;
`;

/** Parts of a film are read without the rest. */
const chunkBytes = 256 * 1024;

const maxBytes = 20 * 1024 * 1024 * 1024;

const row = z.object({
  name: z.string(),
  hash: z.string(),
  kind: mediaKind,
  type: z.string(),
  extension: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  length: z.number(),
  alt: z.string(),
  focal_x: z.number(),
  focal_y: z.number(),
  added_at: z.number(),
});

interface UploadStoreOptions {
  /** Folder of persistent data; undefined: uploads are kept in memory. */
  readonly dataFolder: string | undefined;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, uploads are kept in memory. */
export function openUploadStore(options: UploadStoreOptions): UploadStore {
  const { use, add, close } = openStore({
    ...options,
    file: 'media/uploads.sqlite',
    tables,
    maxBytes,
  });
  const findUpload = (column: 'name' | 'hash' | 'source_hash', value: string) =>
    use((database) =>
      database.prepare(`SELECT * FROM uploads WHERE ${column} = ?`).all(value).map(toUpload),
    )[0];
  return {
    add: (upload) =>
      add((database) =>
        inTransaction(database, () => {
          insertUpload(database, upload);
          insertChunks(database, upload);
          return 'added';
        }),
      ),
    madeOf: (sourceHash) => findUpload('source_hash', sourceHash),
    withHash: (hash) => findUpload('hash', hash),
    find: (name) => {
      const upload = findUpload('name', name);
      return upload && { ...upload, ...servedFile(upload, use) };
    },
    list: () =>
      use((database) =>
        database.prepare('SELECT * FROM uploads ORDER BY added_at DESC, name').all().map(toUpload),
      ),
    change: (name, details) => {
      use((database) => updateUpload(database, name, details));
      return findUpload('name', name);
    },
    remove: (name) =>
      use((database) => inTransaction(database, () => deleteUpload(database, name))),
    close,
  };
}

function toUpload(values: unknown): StoredUpload {
  const { width, height, focal_x: x, focal_y: y, added_at: addedAt, ...facts } = row.parse(values);
  const pixels = width === null || height === null ? undefined : { width, height };
  return { ...facts, pixels, focalPoint: { x, y }, addedAt };
}

function insertUpload(database: DatabaseSync, upload: NewUpload): void {
  const { name, sourceHash, hash, kind, type, extension, pixels, bytes, alt } = upload;
  database
    .prepare(
      `INSERT INTO uploads VALUES (:name, :sourceHash, :hash, :kind, :type, :extension, :width, :height, :length, :alt,
       :x, :y, :addedAt, :addedBy)`,
    )
    .run({
      name,
      sourceHash,
      hash,
      kind,
      type,
      extension,
      alt,
      ...upload.focalPoint,
      width: pixels?.width ?? null,
      height: pixels?.height ?? null,
      length: bytes.byteLength,
      addedAt: upload.addedAt,
      addedBy: upload.addedBy,
    });
}

function insertChunks(database: DatabaseSync, { name, bytes }: NewUpload): void {
  const insert = database.prepare('INSERT INTO chunks VALUES (?, ?, ?)');
  for (let number = 0; number * chunkBytes < bytes.byteLength; number += 1) {
    insert.run(name, number, bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes));
  }
}

function updateUpload(
  database: DatabaseSync,
  name: string,
  { alt, focalPoint }: UploadDetails,
): void {
  database
    .prepare('UPDATE uploads SET alt = :alt, focal_x = :x, focal_y = :y WHERE name = :name')
    .run({ name, alt, ...focalPoint });
}

function deleteUpload(database: DatabaseSync, name: string): boolean {
  database.prepare('DELETE FROM chunks WHERE name = ?').run(name);
  return database.prepare('DELETE FROM uploads WHERE name = ?').run(name).changes > 0;
}

type Use = ReturnType<typeof openStore>['use'];

function servedFile({ name, length, hash, addedAt }: StoredUpload, use: Use): ServedFile {
  return {
    size: length,
    etag: `"${hash.slice(0, 32)}"`,
    modified: new Date(addedAt),
    read: (start, end) => byteStream(readChunks(use, name, start, end)),
  };
}

/** Reads one chunk at a time, so that a slow client holds no more. */
async function* readChunks(
  use: Use,
  name: string,
  start: number,
  end: number,
): AsyncIterable<Uint8Array> {
  for (let number = Math.floor(start / chunkBytes); number * chunkBytes <= end; number += 1) {
    const chunk = use((database) =>
      database.prepare('SELECT bytes FROM chunks WHERE name = ? AND number = ?').get(name, number),
    );
    const first = number * chunkBytes;
    yield z
      .instanceof(Uint8Array)
      .parse(chunk?.['bytes'])
      .subarray(Math.max(0, start - first), end + 1 - first);
  }
}
