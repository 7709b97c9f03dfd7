import { createPreviewSignatures } from '#process/previewLinks.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';
import { createPreviewHandler } from '../../../editing/previewHandler.ts';
import { policyOf } from '../../../security/policyOf.ts';
import { environment } from '../../../services.ts';

const { editingSecret } = environment.content;

/** The draft of a page, for a link that an editor has sent to a colleague. */
export const GET = createPreviewHandler({
  signatures:
    editingSecret === undefined ? undefined : createPreviewSignatures(editingSecret, Date.now),
  policyOf,
  fetchPage: (query) =>
    fetch(`http://127.0.0.1:${environment.port}/api/editing/page?${editingTokens.sign(query)}`, {
      cache: 'no-store',
    }),
});
