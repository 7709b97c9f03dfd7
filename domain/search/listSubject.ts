import { fillMarks } from '../fillText.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';
import { addressBelow, pathOfFilters } from './pathFilters.ts';
import { tidyText } from './searchText.ts';

const brandName = 'brand';
const modelName = 'model';

/** The subject of a list whose path has only a brand, a model or both. */
export interface ListSubject {
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
}

/** A breadcrumb of a list. */
export interface ListCrumb {
  readonly text: string;
  readonly href: string;
}

/** The brand and the model in the filters of a path; `undefined` if there are other filters. */
export function listSubject(filters: Filters): ListSubject | undefined {
  const names = Object.keys(filters);
  const brands = valuesOf(filters, brandName);
  const models = valuesOf(filters, modelName);
  const isOther = names.some((name) => name !== brandName && name !== modelName);
  if (names.length === 0 || isOther || brands.length > 1 || models.length > 1) return undefined;
  return { brand: brands[0], model: models[0] };
}

/**
 * The title of such a list. A template has the marks `{brand}` and `{model}`, such as
 * `{brand} {model} in stock`; missing values leave no gap.
 */
export function listTitle(template: string, { brand = '', model = '' }: ListSubject): string {
  return tidyText(fillMarks(template, { brand, model }));
}

/** The breadcrumbs below the list's own: the brand, then the model. */
export function listCrumbs(listPath: string, { brand, model }: ListSubject): readonly ListCrumb[] {
  const brands = brand === undefined ? {} : { [brandName]: [brand] };
  const models = model === undefined ? {} : { ...brands, [modelName]: [model] };
  return [...crumb(listPath, brand, brands), ...crumb(listPath, model, models)];
}

function crumb(listPath: string, text: string | undefined, filters: Filters): readonly ListCrumb[] {
  const path = pathOfFilters(filters, [brandName, modelName]);
  return text === undefined ? [] : [{ text, href: addressBelow(listPath, path) }];
}
