import { createRequire } from 'node:module';

const moduleName = 'next/dist/server/dev/next-dev-server';

/**
 * Keeps `next dev` from running `generateStaticParams`. For each request of a dynamic route it starts a process that
 * loads all server code of the route, which takes 0.7 s, and the first answer waits for it. Next uses the result only
 * with `cacheComponents` or `output: 'export'`, and in `getStaticPaths` of the Pages Router.
 *
 * Throws if the framework no longer does this where this function expects it.
 */
export function skipStaticPaths(): void {
  const server: unknown = Object(createRequire(import.meta.url)(moduleName)).default;
  if (!isDevServer(server)) {
    throw new Error(
      `Next finds static paths elsewhere than in ${moduleName}: see framework/devStaticPaths.ts.`,
    );
  }
  server.prototype.getStaticPaths = async () => ({ prerenderedRoutes: [], staticPaths: [] });
}

interface DevServer {
  readonly prototype: { getStaticPaths: () => Promise<object> };
}

function isDevServer(value: unknown): value is DevServer {
  return typeof value === 'function' && typeof value.prototype?.getStaticPaths === 'function';
}
