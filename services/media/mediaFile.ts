import { type DiskFile, decodePath, findDiskFile } from '../files/diskFile.ts';

/** The path prefixes of media. */
export const mediaPrefixes = ['/-/media', '/-/jssmedia'] as const;

/** The name of a file in the library for an address, decoded; undefined if the address is not one of media. */
export function mediaNameOf(pathname: string): string | undefined {
  const prefix = mediaPrefixes.find((candidate) => pathname.startsWith(`${candidate}/`));
  return prefix === undefined ? undefined : decodePath(pathname.slice(prefix.length + 1));
}

/** Finds the file of an address inside the media folder. */
export function findMediaFile(folder: string, pathname: string): DiskFile | undefined {
  const name = mediaNameOf(pathname);
  return name === undefined ? undefined : findDiskFile(folder, name);
}
