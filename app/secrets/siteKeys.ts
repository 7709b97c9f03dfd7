import { join } from 'node:path';
import { perProcess } from '#process/perProcess.ts';
import type { SecretKeys } from '#process/secretKeys.ts';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import { readSharedKey } from './sharedKey.ts';

// Keys are read when they are first needed, because a build has no files.

/** The keys that sign the tokens of forms. */
export function formTokenKeys(): SecretKeys {
  return perProcess(
    'keys of form tokens',
    () => environment.formTokenKeys ?? keyOfMachine('forms', 'token.key'),
  );
}

/** The keys of the hashes that replace personal data in counters and in the ids that the server gives to forms posted without script. */
export function hashKeys(): SecretKeys {
  return perProcess(
    'keys of hashes',
    () => environment.hashKeys ?? keyOfMachine('limits', 'hash.key'),
  );
}

function keyOfMachine(folder: string, file: string): SecretKeys {
  return [readSharedKey(join(environment.dataFolder, folder, file), log)];
}
