import { isOfSinglePages, readThirdParties } from '#domain/security/thirdParty.ts';
import type { PageValue } from '../pageCache/cacheEntry.ts';
import { changePayload } from '../pagePayload/changePayload.ts';
import { dropRepeatedText } from '../pagePayload/dropRepeatedText.ts';
import { dropUndefined } from '../pagePayload/dropUndefined.ts';
import { joinPayload } from '../pagePayload/joinPayload.ts';
import { leaveServed, markServed } from '../pagePayload/leaveServed.ts';
import { changeRows } from '../pagePayload/payloadRows.ts';
import { policyOf } from './policyOf.ts';

/**
 * On answers of pages whose policy allows more than that of other pages. Opening such a page needs a new
 * document, because a document keeps its policy. The header doesn't leave the server.
 */
export const ownDocumentHeader = 'x-forecourt-own-document';

/** Prepares a rendered page for its visitors: changes its HTML and gives it its security policy. */
export function finishPage(page: PageValue): void {
  page.html = finishHtml(joinPayload(page.html));
  page.headers = { ...page.headers, 'content-security-policy': policyOf(page.html) };
  if (!readThirdParties(page.html).some(isOfSinglePages)) return;
  page.headers[ownDocumentHeader] = '1';
  // Prefetches of single parts would be answered without the header.
  page.segmentData = undefined;
}

function finishHtml(html: string): string {
  let tags: readonly number[] = [];
  const changed = changePayload(html, (stream, content) =>
    changeRows(stream, (rows) => {
      const left = leaveServed(dropUndefined(dropRepeatedText(rows)), content);
      tags = left.tags;
      return left.rows;
    }),
  );
  return markServed(changed, tags);
}
