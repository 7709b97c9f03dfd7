import type { StaticImageData } from 'next/image';

const modules = import.meta.glob<StaticImageData>('./pictures/*.webp', {
  eager: true,
  import: 'default',
});

/** The picture of a Storybook story; undefined if none was taken. */
export function pictureOf(story: string): StaticImageData | undefined {
  return modules[`./pictures/${story}.webp`];
}
