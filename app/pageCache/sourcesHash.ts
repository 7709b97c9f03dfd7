import { createHash } from 'node:crypto';
import type { Environment } from '../environment.ts';

/** Settings that don't affect what pages show, such as ports, limits and telemetry. */
const unrelated: readonly (keyof Environment)[] = [
  'port',
  'internal',
  'machines',
  'workers',
  'workerHeapMb',
  'dataFolder',
  'trustedProxies',
  'codeLimit',
  'lookupLimit',
  'limitFactor',
  'formTokenKeys',
  'hashKeys',
  'database',
  'pageStore',
  'revalidateKeys',
  'cacheTagHeader',
  'telemetry',
];

/**
 * Names the upstreams from which pages are made, and all else in the environment that changes them. Processes of one folder
 * with other upstreams must not share pages.
 */
export function sourcesHash(environment: Environment): string {
  const related = Object.entries(environment).filter(
    ([name]) => !unrelated.some((other) => other === name),
  );
  return createHash('sha256').update(JSON.stringify(related)).digest('base64url').slice(0, 12);
}
