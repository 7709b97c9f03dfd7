import type { StaticImageData } from 'next/image';
import type { ShotName } from './shots.ts';

const files = import.meta.glob<StaticImageData>('./pictures/*.webp', {
  eager: true,
  import: 'default',
});

/** The file of a picture; undefined if it wasn't taken. */
export function shotFile(name: ShotName): StaticImageData | undefined {
  return files[`./pictures/${name}.webp`];
}
