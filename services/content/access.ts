/** Where the platform takes queries, and the header that its documentation names for each address. */
export const contentEndpoints = [
  { path: '/sitecore/api/graph/edge', header: 'sc_apikey' },
  { path: '/v1/content/api/graphql/v1', header: 'x-sitecore-contextid' },
] as const;

/** Clients send the key in either header, or as a query parameter, to either address. */
const keyHeaders = contentEndpoints.map(({ header }) => header);
const keyParameter = 'sitecoreContextId';

/** Why a request may not read; undefined if it may. */
export function accessProblem(request: Request, key: string): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const given = [
    ...keyHeaders.map((header) => request.headers.get(header)),
    searchParams.get(keyParameter),
  ].filter((value) => value !== null);
  if (given.includes(key)) return undefined;
  const { header } = contentEndpoints.find(({ path }) => path === pathname) ?? contentEndpoints[0];
  return given.length === 0
    ? `The key is missing: send it in the header ${header}.`
    : 'The key is not valid.';
}
