import { join } from 'node:path';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import { createFormTokens, type FormTokens } from './formTokens.ts';
import { readSharedKey } from './sharedKey.ts';

declare global {
  var forecourtFormKey: string | undefined;
}

/** The key of this process; the global makes the framework's bundles share it. A build reads no file. */
function formKey(): string {
  globalThis.forecourtFormKey ??=
    environment.formTokenKey ??
    readSharedKey(join(environment.dataFolder, 'forms', 'token.key'), log);
  return globalThis.forecourtFormKey;
}

/** The tokens of the site's forms. */
export const formTokens: FormTokens = createFormTokens({
  keys: () => [formKey()],
  now: Date.now,
});
