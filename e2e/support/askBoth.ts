import { gunzipSync } from 'node:zlib';
import type { Site } from '#domain/sites/site.ts';
import { hostOf } from './addresses.ts';
import { type RawAnswer, sendRaw } from './rawRequest.ts';

interface AskedSite {
  readonly port: number;
  readonly site?: Site['id'];
}

/** What visitors get at an address from both processes of a test file's own site, which take connections in turn. */
export async function askBoth(
  path: string,
  { port, site = 'nordvik-se' }: AskedSite,
): Promise<readonly [RawAnswer, RawAnswer]> {
  const headers = { host: hostOf(site), connection: 'close', 'accept-encoding': 'gzip' };
  const ask = async () => decoded(await sendRaw({ port, path, headers }));
  return [await ask(), await ask()];
}

function decoded(answer: RawAnswer): RawAnswer {
  if (answer.headers['content-encoding'] !== 'gzip') return answer;
  const body = gunzipSync(answer.body);
  return { ...answer, body, text: body.toString() };
}
