import { type Environment, parseEnvironment } from '#app/environment.ts';
import { startServices } from './embeddedServices.ts';

/** Addresses and keys of the upstreams that checks read. */
export type CheckedUpstreams = Pick<Environment, 'content' | 'search'>;

/**
 * Runs a check with the upstreams named in the environment. If it names none, separate embedded services
 * are started, so that fault switches of running ones don't matter. Resolves with whether the check passed.
 */
export async function withUpstreams(
  check: (upstreams: CheckedUpstreams) => Promise<boolean>,
): Promise<boolean> {
  const environment = parseEnvironment(process.env);
  if (process.env['CONTENT_GRAPHQL_URL'] || process.env['SERVICES_PORT']) return check(environment);
  const services = await startServices();
  if (!services) {
    console.error(
      'The embedded services could not be started: see above. To check another content platform, set CONTENT_GRAPHQL_URL and CONTENT_API_KEY.',
    );
    return false;
  }
  const own = parseEnvironment({ ...process.env, SERVICES_PORT: String(services.port) });
  return check(own).finally(services.stop);
}
