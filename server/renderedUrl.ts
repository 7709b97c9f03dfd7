import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';
import { searchParameters } from '#sites/searchParameters.ts';

const ofSearches: ReadonlySet<string> = new Set(searchParameters);

/** The parameter of requests of the framework's router, which checks it. */
const routerParameter = '_rsc';

/**
 * The URL with which the framework renders a page: its path and the parameters of a search. The framework writes the
 * query into the page, which all visitors get, so the others must not reach it: parameters of campaigns, and
 * registration numbers.
 */
export function renderedUrl(url: string): string {
  return keepParameters(url, (name) => ofSearches.has(name));
}

/** The same for a request of the framework's router. */
export function routedUrl(url: string): string {
  return keepParameters(url, (name) => ofSearches.has(name) || name === routerParameter);
}

/** The parameters of an address that its page is rendered without, as they are written. */
export function parametersOfVisitor(url: string): readonly string[] {
  return parametersOf(url).filter((parameter) => !ofSearches.has(nameOf(parameter)));
}

/**
 * The URL without the empty parameters of a search, which a form leaves that is sent without script; `undefined` if there
 * are none. Other parameters stay as they are written.
 */
export function withoutEmptyFields(url: string): string | undefined {
  const isEmpty = (parameter: string) => {
    const [[name, value] = ['', '']] = new URLSearchParams(`?${parameter}`);
    return value === '' && ofSearches.has(name);
  };
  const parameters = parametersOf(url);
  const filled = parameters.filter((parameter) => !isEmpty(parameter));
  if (filled.length === parameters.length) return undefined;
  return withParameters(url, filled);
}

/** Whether an address contains a registration number, which files of the page must not get as their referrer. */
export function hasRegistration(url: string): boolean {
  return parametersOf(url).some((parameter) => nameOf(parameter) === registrationParameter);
}

function keepParameters(url: string, isKept: (name: string) => boolean): string {
  return withParameters(
    url,
    parametersOf(url).filter((parameter) => isKept(nameOf(parameter))),
  );
}

function withParameters(url: string, parameters: readonly string[]): string {
  const [path = ''] = url.split('?');
  return path + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

function parametersOf(url: string): readonly string[] {
  const mark = url.indexOf('?');
  if (mark === -1) return [];
  return url
    .slice(mark + 1)
    .split('&')
    .filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  const [name = ''] = new URLSearchParams(`?${parameter}`).keys();
  return name;
}
