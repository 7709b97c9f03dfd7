import { fillText } from '../content/dictionary.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';
import { addressBelow, pathOfFilters } from './pathFilters.ts';
import { tidyText } from './searchText.ts';

const brandName = 'car_brand';
const modelName = 'car_model';

/** What a list of cars is about when its path names a brand, a model or both, and nothing else. */
export interface ListSubject {
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
}

/** A step of the way to a list. */
export interface ListCrumb {
  readonly text: string;
  readonly href: string;
}

/** The one brand and the one model that the filters of a path are. */
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
 * `{brand} {model} in stock`; what isn't known leaves no gap.
 */
export function listTitle(template: string, { brand = '', model = '' }: ListSubject): string {
  return tidyText(fillText(template, { brand, model }));
}

/** The crumbs below the list's own: the brand, then the model. */
export function listCrumbs(listPath: string, { brand, model }: ListSubject): readonly ListCrumb[] {
  const brands = brand === undefined ? {} : { [brandName]: [brand] };
  const models = model === undefined ? {} : { ...brands, [modelName]: [model] };
  return [...crumb(listPath, brand, brands), ...crumb(listPath, model, models)];
}

function crumb(listPath: string, text: string | undefined, filters: Filters): readonly ListCrumb[] {
  const path = pathOfFilters(filters, [brandName, modelName]);
  return text === undefined ? [] : [{ text, href: addressBelow(listPath, path) }];
}
