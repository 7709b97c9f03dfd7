import { hasWildcard, wildcard } from './wildcards.ts';

/** The texts of a page that search engines show. */
export interface TitledPage {
  /** Where the page is, for the report: `site language path`. */
  readonly where: string;
  readonly site: string;
  /** Path within the site and language, with open segments. */
  readonly path: string;
  /** As in the browser's tab, with the marks that blocks fill. */
  readonly title: string;
  readonly description: string;
}

/**
 * Problems of titles and descriptions that don't tell pages apart: a title that another page of the group
 * has, a description that another page of the site has, and a page with open segments whose texts are the same
 * at all its addresses. One line each.
 */
export function titleProblems(pages: readonly TitledPage[]): readonly string[] {
  return [
    ...pages.flatMap(constantProblems),
    ...repeated(pages, 'metaTitle', ({ title }) => title),
    ...repeated(pages, 'metaDescription', ({ site, description }) =>
      description === '' ? '' : `${site} ${description}`,
    ),
  ];
}

const mark = /\{\w+\}/;

function constantProblems({ where, path, title, description }: TitledPage): readonly string[] {
  if (!hasWildcard(path)) return [];
  return Object.entries({ metaTitle: title, metaDescription: description })
    .filter(([, text]) => text !== '' && !mark.test(text))
    .map(
      ([field]) =>
        `${where} › ${field}: is the same at every address of the page; it needs a mark such as {name}`,
    );
}

function repeated(
  pages: readonly TitledPage[],
  field: string,
  textOf: (page: TitledPage) => string,
): readonly string[] {
  const first = new Map<string, TitledPage>();
  return pages.flatMap((page) => {
    const text = textOf(page).toLowerCase();
    if (text === '') return [];
    const other = first.get(text);
    if (!other) first.set(text, page);
    // The pages of one list fill the marks with different words.
    if (!other || listOf(other) === listOf(page)) return [];
    return [`${page.where} › ${field}: is the same as that of ${other.where}`];
  });
}

/** Pages with open segments that differ only in their number are one list. */
function listOf({ where }: TitledPage): string {
  const open = new RegExp(`(?:/${wildcard})+$`);
  return where.replace(open, '/*');
}
