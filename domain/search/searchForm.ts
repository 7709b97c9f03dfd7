/** The query parameter that carries what a visitor searched for. */
export const keyphraseParameter = 'keyphrase';

/** A GET form that leads to a search page. */
export interface SearchForm {
  /** Where it is sent, without a query: browsers replace the query by the form's own fields. */
  readonly action: string;
  /** What the search address carried already, to travel along as hidden fields. */
  readonly parameters: readonly SearchParameter[];
}

/** One parameter of a query, unencoded. */
export interface SearchParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * Turns the address of a search page into a form. A keyphrase in the address gives way to the
 * visitor's own.
 */
export function searchForm(href: string): SearchForm {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(href) ?? [];
  const carried = [...new URLSearchParams(query)].filter(([name]) => name !== keyphraseParameter);
  return {
    action: `${path}${fragment}`,
    parameters: carried.map(([name, value]) => ({ name, value })),
  };
}
