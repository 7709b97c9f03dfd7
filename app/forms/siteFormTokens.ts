import { join } from 'node:path';
import { perProcess } from '#process/perProcess.ts';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import { createFormTokens, type FormTokens } from './formTokens.ts';
import { readSharedKey } from './sharedKey.ts';

/** Read when it is first needed, because a build has no file. */
function formKey(): string {
  const { formTokenKey, dataFolder } = environment;
  return perProcess(
    'key of form tokens',
    () => formTokenKey ?? readSharedKey(join(dataFolder, 'forms', 'token.key'), log),
  );
}

/** The tokens of the site's forms. */
export const formTokens: FormTokens = createFormTokens({
  keys: () => [formKey()],
  now: Date.now,
});
