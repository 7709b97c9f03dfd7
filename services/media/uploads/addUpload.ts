import { createHash } from 'node:crypto';
import { type MediaCatalogue, uploadItem } from '../mediaCatalogue.ts';
import { isWanted, type WantedKind, type WireMediaItem } from '../wire.ts';
import { accepted, type Checked, refused } from './checked.ts';
import { readUpload } from './readUpload.ts';
import { uploadName } from './uploadName.ts';
import type { FocalPoint, UploadStore } from './uploadStore.ts';

/** A file with what an editor says about it. */
export interface SentUpload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Below the folder of uploads. */
  readonly folder: string;
  /** What a picture shows. */
  readonly alt: string;
  readonly focalPoint?: FocalPoint | undefined;
  /** What the place on the page takes; undefined: anything. */
  readonly kind?: WantedKind | undefined;
  /** Who uploads it. */
  readonly addedBy: string;
}

/** The item that an upload has become, which may have been there before. */
export interface AddedUpload {
  readonly item: WireMediaItem;
  readonly isDuplicate: boolean;
}

/** Adds uploads to a store. */
export type AddUpload = (sent: SentUpload) => Promise<Checked<AddedUpload>>;

const centre: FocalPoint = { x: 50, y: 50 };

interface AddUploadOptions {
  readonly store: UploadStore;
  readonly catalogue: Pick<MediaCatalogue, 'copyOf'>;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

/** Adds uploads one after the other, because a decoded picture takes hundreds of megabytes. */
export function createAddUpload(options: AddUploadOptions): AddUpload {
  let last: Promise<unknown> = Promise.resolve();
  return (sent) => {
    const added = last.then(() => addUpload(sent, options));
    last = added.catch(() => undefined);
    return added;
  };
}

async function addUpload(
  sent: SentUpload,
  { store, catalogue, now }: AddUploadOptions,
): Promise<Checked<AddedUpload>> {
  const sourceHash = hashOf(sent.bytes);
  const known = store.madeOf(sourceHash);
  const before = known ? uploadItem(known) : await catalogue.copyOf(sent.bytes);
  if (before) return refuseOther(sent, before) ?? duplicate(before);
  const read = await readUpload(sent.bytes);
  if (read.kind === 'refused') return read;
  const { bytes, ...file } = read.value;
  const other = refuseOther(sent, file);
  if (other) return other;
  const alt = sent.alt.trim();
  if (file.kind === 'picture' && alt === '') {
    return refused('no-alternative-text', 'A picture needs an alternative text.');
  }
  const hash = hashOf(bytes);
  const same = store.withHash(hash);
  if (same) return duplicate(uploadItem(same));
  const { focalPoint = centre, addedBy } = sent;
  const name = uploadName({ ...sent, ...file, hash });
  const facts = { ...file, name, hash, alt, focalPoint, addedAt: now() };
  if (store.add({ ...facts, bytes, sourceHash, addedBy }) === 'full') {
    return refused('full', 'The store of uploads is full. Tell the operators.');
  }
  const item = uploadItem({ ...facts, length: bytes.byteLength });
  return accepted({ item, isDuplicate: false });
}

function duplicate(item: WireMediaItem): Checked<AddedUpload> {
  return accepted({ item, isDuplicate: true });
}

function refuseOther(
  { kind }: SentUpload,
  file: Pick<WireMediaItem, 'kind'>,
): Checked<never> | undefined {
  if (isWanted(kind, file.kind)) return undefined;
  return refused('unknown-type', `The file is a ${file.kind}, and here a ${kind} is needed.`);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
