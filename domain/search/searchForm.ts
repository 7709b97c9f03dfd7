/** The query parameter of the keyphrase. */
export const keyphraseParameter = 'keyphrase';

/** A GET form that leads to a search page. */
export interface SearchFormTarget {
  /** The URL without its query, because browsers replace the query by the form's fields. */
  readonly action: string;
  /** The parameters of the original URL, sent as hidden fields. */
  readonly parameters: readonly SearchParameter[];
}

/** A query parameter, unencoded. */
export interface SearchParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * Converts the URL of a search page into a form. A keyphrase in the URL is dropped in favour of the
 * visitor's.
 */
export function searchForm(href: string): SearchFormTarget {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(href) ?? [];
  const carried = [...new URLSearchParams(query)].filter(([name]) => name !== keyphraseParameter);
  return {
    action: `${path}${fragment}`,
    parameters: carried.map(([name, value]) => ({ name, value })),
  };
}
