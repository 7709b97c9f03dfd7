/** The addresses of the pictures, which are loaded when they are shown. */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of the picture of a block, by its name; `undefined` if it has none. */
export function blockPicture(name: string): string | undefined {
  return files[`./pictures/${name}.webp`];
}
