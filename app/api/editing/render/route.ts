import { editorCors } from '../../../editing/allowedEditors.ts';
import { createEditingRenderHandler } from '../../../editing/editingRenderHandler.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';
import { environment } from '../../../services.ts';

/** A page as shown in the editor. */
export const GET = createEditingRenderHandler({
  isSecret: isEditingSecret,
  cors: editorCors,
  fetchPage: (query, headers) =>
    fetch(`http://127.0.0.1:${environment.port}/api/editing/page?${editingTokens.sign(query)}`, {
      cache: 'no-store',
      headers,
    }),
});

/** The browser's CORS preflight. */
export const OPTIONS = editorCors.preflight;
