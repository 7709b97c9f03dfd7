import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Handler } from '../service.ts';
import { refusal } from './respond.ts';

/** Path parameters by name, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

/** One route: a method, a path whose `:name` segments are parameters, and its handler. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handle: (request: Request, parameters: PathParameters) => Response | Promise<Response>;
}

/** Creates a handler of routes: 404 if no path matches, 405 with `Allow` if only the method differs. */
export function createRouter(routes: readonly Route[]): Handler {
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: ({ req }, methods) => {
        const allow = methods.filter((method) => method !== 'HEAD').join(', ');
        return refusal(405, `${req.path} answers ${allow} only.`, { allow });
      },
    }),
  );
  for (const { method, path, handle } of routes) {
    app.on(method, path, ({ req }) => handle(req.raw, req.param()));
  }
  app.notFound(({ req }) => refusal(404, `Nothing answers at ${req.path}.`));
  // `listen` logs errors.
  app.onError((error) => {
    throw error;
  });
  return (request) => app.fetch(request);
}
