import { pageParameter } from './searchAddress.ts';

/** An address of a list, together with the filters of another one. It opens the first page. */
export function keepFilters(href: string, search: string): string {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(search);
  parameters.delete(pageParameter);
  for (const [name, value] of new URLSearchParams(query))
    if (!parameters.has(name, value)) parameters.append(name, value);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
