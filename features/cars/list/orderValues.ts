import type { ChoiceFacet, FacetValue } from '#domain/search/facet.ts';
import { filterRow } from '#domain/search/facets.ts';
import type { Locale } from '#domain/sites/site.ts';

type Comparison = (a: FacetValue, b: FacetValue) => number;

/** The values of a facet in display order: in that of the answer if it has one, or that of the facet. */
export function orderValues(facet: ChoiceFacet, locale: Locale): readonly FacetValue[] {
  return facet.isOrdered ? facet.values : sorted(facet.values, comparison(facet.name, locale));
}

function sorted(values: readonly FacetValue[], compare: Comparison): readonly FacetValue[] {
  return [...values]
    .sort(compare)
    .map((value) => ({ ...value, children: sorted(value.children, compare) }));
}

/** Names are compared by the rules of the language, in which `Š` comes after `S` and not after `Z`. */
function comparison(name: string, locale: Locale): Comparison {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byText: Comparison = (a, b) => compare(a.text, b.text);
  switch (filterRow(name)?.order) {
    case 'text-ascending':
      return byText;
    case 'text-descending':
      return (a, b) => byText(b, a);
    case undefined:
      return (a, b) => b.count - a.count || byText(a, b);
  }
}
