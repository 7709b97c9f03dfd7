import { refusal } from './respond.ts';
import type { Route } from './router.ts';

/**
 * Routes that answer 401 unless the request has the key in `x-api-key`.
 * @param prefix comes before the path of each route
 */
export function requireKey(apiKey: string, routes: readonly Route[], prefix = ''): Route[] {
  return routes.map(({ method, path, handle }) => ({
    method,
    path: prefix + path,
    handle: (request, parameters) =>
      hasKey(request, apiKey)
        ? handle(request, parameters)
        : refusal(401, 'The key in x-api-key is missing or not valid.'),
  }));
}

/** Whether a request has the key in `x-api-key`. */
export function hasKey({ headers }: Request, apiKey: string): boolean {
  return headers.get('x-api-key') === apiKey;
}
