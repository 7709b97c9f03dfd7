import type { EditingTokens } from '#app/security/editingToken.ts';
import { isEditorRoute } from '../answer/cleanRequest.ts';
import type { Refusal, Verdict } from './requestGuard.ts';

const unsigned: Refusal = { kind: 'refuse', status: 401, headers: {} };

/** Refuses a request for a page in the editor that the site hasn't signed itself. */
export function refuseUnsigned(
  verdict: Verdict,
  { isSigned }: Pick<EditingTokens, 'isSigned'>,
): Verdict {
  if (verdict.kind === 'refuse' || !isEditorRoute(verdict.url)) return verdict;
  const { searchParams } = new URL(verdict.url, 'http://site.internal');
  return isSigned(searchParams) ? verdict : unsigned;
}
