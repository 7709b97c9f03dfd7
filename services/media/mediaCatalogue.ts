import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { findDiskFile } from '../files/diskFile.ts';
import { extensionOf } from '../files/mediaTypes.ts';
import type { PixelSize } from './uploads/upload.ts';
import type { StoredUpload, UploadStore } from './uploads/uploadStore.ts';
import { isWanted, type MediaKind, type WantedKind, type WireMediaItem } from './wire.ts';

/** A part of the media library. */
export interface MediaPage {
  readonly items: readonly WireMediaItem[];
  /** Of all items that were found. */
  readonly total: number;
  /** Of the parts, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Which items are wanted. */
export interface MediaQuestion {
  /** Words, all of which the name or the alternative text contains. */
  readonly query: string;
  readonly kind: WantedKind | undefined;
  /** From 1. */
  readonly page: number;
}

/** The pictures, films and documents in the group's folder and among uploads. */
export interface MediaCatalogue {
  readonly find: (question: MediaQuestion) => Promise<MediaPage>;
  /** The file of the group's folder that has exactly these bytes. */
  readonly copyOf: (bytes: Uint8Array) => Promise<WireMediaItem | undefined>;
}

/** A file of the group's folder. */
interface SeedFile {
  readonly name: string;
  readonly kind: MediaKind;
}

type Found = { readonly upload: StoredUpload } | { readonly seed: SeedFile };

const pageSize = 48;

const extensions: readonly (readonly [MediaKind, readonly string[]])[] = [
  ['picture', ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg']],
  ['film', ['mp4', 'webm']],
  ['document', ['pdf']],
];

/** What a file of the group's folder is, by its name; undefined for other files, such as subtitles. */
function kindOf(name: string): MediaKind | undefined {
  const extension = extensionOf(name);
  return extensions.find(([, all]) => all.includes(extension))?.[0];
}

/** Creates the catalogue. It reads the folder for each question, so that new files are found. */
export function createMediaCatalogue(folder: string, uploads: UploadStore): MediaCatalogue {
  const sizes: Sizes = new LRUCache({ max: 5_000 });
  return {
    find: async (question) => {
      const found = findAll(question, uploads.list(), listFolder(folder));
      const { page } = question;
      const shown = found.slice((page - 1) * pageSize, page * pageSize);
      const items = shown.map((item) =>
        'upload' in item ? uploadItem(item.upload) : seedItem(folder, item.seed, sizes),
      );
      const pages = Math.max(1, Math.ceil(found.length / pageSize));
      return { items: await Promise.all(items), total: found.length, page, pages };
    },
    copyOf: async (bytes) => {
      const seed = listFolder(folder).find(({ name }) => hasBytes(join(folder, name), bytes));
      return seed && seedItem(folder, seed, sizes);
    },
  };
}

/** Uploads, newest first, and then the files of the group's folder by name. */
function findAll(
  { query, kind }: MediaQuestion,
  uploads: readonly StoredUpload[],
  names: readonly SeedFile[],
): readonly Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return [
    ...uploads
      .filter((upload) => isWanted(kind, upload.kind) && hasWords(`${upload.name} ${upload.alt}`))
      .map((upload) => ({ upload })),
    ...names
      .filter((seed) => isWanted(kind, seed.kind) && hasWords(seed.name))
      .map((seed) => ({ seed })),
  ];
}

/** Reads only files of the same size. */
function hasBytes(path: string, bytes: Uint8Array): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === bytes.byteLength && readFileSync(path).equals(bytes);
}

/** An upload as editors get it. */
export function uploadItem({
  name,
  kind,
  alt,
  pixels,
  focalPoint,
  length,
}: StoredUpload): WireMediaItem {
  return {
    src: sourceOf(name),
    name: fileNameOf(name),
    kind,
    alt,
    ...pixels,
    focalPoint,
    bytes: length,
  };
}

type Sizes = LRUCache<string, { readonly pixels: PixelSize | undefined }>;

/** The alternative text of a file in the folder is in the content that shows it. */
async function seedItem(
  folder: string,
  { name, kind }: SeedFile,
  sizes: Sizes,
): Promise<WireMediaItem> {
  const file = findDiskFile(folder, name);
  const key = `${name} ${file?.etag}`;
  const known = sizes.get(key) ?? { pixels: file && (await pixelsOf(file.path, kind)) };
  sizes.set(key, known);
  return {
    src: sourceOf(name),
    name: fileNameOf(name),
    kind,
    alt: '',
    ...known.pixels,
    bytes: file?.size ?? 0,
  };
}

async function pixelsOf(path: string, kind: MediaKind): Promise<PixelSize | undefined> {
  if (kind !== 'picture') return undefined;
  const { default: sharp } = await import('sharp');
  const facts = await sharp(path)
    .metadata()
    .catch(() => undefined);
  return facts?.autoOrient;
}

/** Names in the library are parts of addresses: what addresses can't contain is escaped. */
function sourceOf(name: string): string {
  return `/-/media/${name.split('/').map(encodeURIComponent).join('/')}`;
}

function fileNameOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The files below a folder that editors can use, by name with forward slashes. */
function listFolder(folder: string): readonly SeedFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => {
      const kind = entry.isFile() ? kindOf(entry.name) : undefined;
      const path = relative(folder, join(entry.parentPath, entry.name));
      return kind === undefined ? [] : [{ kind, name: path.split(sep).join('/') }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
