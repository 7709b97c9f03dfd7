import { fillMarks } from '../fillText.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';
import { addressBelow, pathOfFilters } from './pathFilters.ts';
import { tidyText } from './searchText.ts';

const brandName = 'brand';
const modelName = 'model';

/** What a list is about whose path has filters. */
export interface ListSubject {
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  /** The values of all other filters, and brands or models if there are several. */
  readonly others?: readonly string[] | undefined;
}

/** A breadcrumb of a list. */
export interface ListCrumb {
  readonly text: string;
  readonly href: string;
}

/** What the filters of a path name, in the order of their facets; `undefined` without filters. */
export function listSubject(filters: Filters): ListSubject | undefined {
  const chosen = Object.keys(filters).filter((name) => valuesOf(filters, name).length > 0);
  if (chosen.length === 0) return undefined;
  const single = (name: string) => {
    const [value, ...more] = valuesOf(filters, name);
    return more.length === 0 ? value : undefined;
  };
  const [brand, model] = [single(brandName), single(modelName)];
  const named = new Set([brand && brandName, model && modelName]);
  const others = chosen
    .filter((name) => !named.has(name))
    .map((name) => valuesOf(filters, name).join(', '));
  return others.length === 0 ? { brand, model } : { brand, model, others };
}

/**
 * The title of such a list. A template has the marks `{brand}` and `{model}`, such as
 * `{brand} {model} in stock`; missing values leave no gap. Other values follow the model.
 */
export function listTitle(template: string, subject: ListSubject): string {
  const { brand = '', model = '', others = [] } = subject;
  const rest = others.join(' ');
  const values = template.includes('{model}')
    ? { brand, model: `${model} ${rest}` }
    : { brand: `${brand} ${rest}`, model };
  return tidyText(fillMarks(template, values));
}

/** The breadcrumbs below the list's own: the brand, then the model, then other values of the page's path. */
export function listCrumbs(
  listPath: string,
  { brand, model, others = [] }: ListSubject,
  path: string,
): readonly ListCrumb[] {
  const brands = brand === undefined ? {} : { [brandName]: [brand] };
  const models = model === undefined ? {} : { ...brands, [modelName]: [model] };
  const last = others.length === 0 ? [] : [{ text: others.join(' '), href: path }];
  return [...crumb(listPath, brand, brands), ...crumb(listPath, model, models), ...last];
}

function crumb(listPath: string, text: string | undefined, filters: Filters): readonly ListCrumb[] {
  const path = pathOfFilters(filters, [brandName, modelName]);
  return text === undefined ? [] : [{ text, href: addressBelow(listPath, path) }];
}
