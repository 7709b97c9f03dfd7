import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';
import { searchParameters } from '#sites/searchParameters.ts';

/** The framework's router checks its parameter. */
const kept: ReadonlySet<string> = new Set([...searchParameters, '_rsc']);

/**
 * The URL with which the framework renders a page: its path, the parameters of a search, and that of the router. The
 * framework writes the query into the page, which all visitors get, so the others must not reach it: parameters of
 * campaigns, and registration numbers.
 */
export function renderedUrl(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const query = parametersOf(url).filter(isRendered);
  return url.slice(0, mark) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The parameters of an address that its page is rendered without, as they are written. */
export function parametersOfVisitor(url: string): readonly string[] {
  return parametersOf(url).filter((parameter) => parameter !== '' && !isRendered(parameter));
}

function parametersOf(url: string): readonly string[] {
  const mark = url.indexOf('?');
  return mark === -1 ? [] : url.slice(mark + 1).split('&');
}

function isRendered(parameter: string): boolean {
  return namesOf(parameter).some((name) => kept.has(name));
}

/** Whether an address contains a registration number, which files of the page must not get as their referrer. */
export function hasRegistration(url: string): boolean {
  const mark = url.indexOf('?');
  return mark !== -1 && namesOf(url.slice(mark)).includes(registrationParameter);
}

function namesOf(query: string): readonly string[] {
  return [...new URLSearchParams(query).keys()];
}
