import { formTokenPath } from '#domain/forms/botCheck.ts';
import { memberOf, readText } from '#domain/reader.ts';
import { ask } from './siteApi.ts';

// In ms. A form without a token is sent as well, so visitors don't wait long for it.
const timeoutMs = 3_000;

const read = memberOf('token', readText);

/** Fetches a token for a form that a visitor has begun to fill in; `undefined` if that fails. */
export async function fetchFormToken(): Promise<string | undefined> {
  const answer = await ask(formTokenPath, { read, timeoutMs });
  return answer.ok ? answer.value : undefined;
}
