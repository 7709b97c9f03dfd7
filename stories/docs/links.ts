/** Addresses within Storybook. Links need `target="_top"`, because pages are shown in a frame. */

/** The page of a Storybook story in a brand. */
export function storyAddress(id: string, theme?: string): string {
  return `./?path=/story/${id}${theme ? `&globals=theme:${theme}` : ''}`;
}

/** The page of documentation with a title such as `Primitives/Button`. */
export function docsAddress(title: string): string {
  return `./?path=/docs/${idOf(title)}--docs`;
}

/** Only the Storybook story, for a frame. */
export function frameAddress(id: string, theme: string): string {
  return `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
