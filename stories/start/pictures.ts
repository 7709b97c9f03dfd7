const modules = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of the picture of a Storybook story; undefined if none was taken. */
export function pictureOf(story: string): string | undefined {
  return modules[`./pictures/${story}.webp`];
}
