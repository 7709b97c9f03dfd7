/** Where the platform takes calls, and how each address wants its key. */
export const contentEndpoints = [
  { path: '/sitecore/api/graph/edge', header: 'sc_apikey', parameter: undefined },
  {
    path: '/v1/content/api/graphql/v1',
    header: 'x-sitecore-contextid',
    parameter: 'sitecoreContextId',
  },
] as const;

/** Whether a request may read: undefined if so, else the sentence that refuses it. */
export function accessProblem(request: Request, key: string): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = contentEndpoints.find(({ path }) => path === pathname) ?? contentEndpoints[0];
  const { header, parameter } = endpoint;
  const given =
    request.headers.get(header) ?? (parameter === undefined ? null : searchParams.get(parameter));
  if (given === key) return undefined;
  return given === null
    ? `The key is missing: send it in the header ${header}.`
    : `The key in ${header} is not valid.`;
}
