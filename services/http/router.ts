import type { Handler } from '../service.ts';
import { refusal } from './respond.ts';

/** Path parameters by name, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

/** One route: a method, a path whose `:name` segments are parameters, and its answer. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handle: (request: Request, parameters: PathParameters) => Response | Promise<Response>;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function matchPath(pattern: string, path: string): PathParameters | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = decode(given[at] ?? '');
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** A handler out of routes: 404 where no path fits, 405 with `Allow` where only the method differs. */
export function createRouter(routes: readonly Route[]): Handler {
  return async (request) => {
    const path = new URL(request.url).pathname;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const allowed = new Set<string>();
    for (const route of routes) {
      const parameters = matchPath(route.path, path);
      if (parameters === undefined) continue;
      if (route.method === method) return route.handle(request, parameters);
      allowed.add(route.method);
    }
    if (allowed.size === 0) return refusal(404, `Nothing answers at ${path}.`);
    const allow = [...allowed].join(', ');
    return refusal(405, `${path} answers ${allow} only.`, { allow });
  };
}
