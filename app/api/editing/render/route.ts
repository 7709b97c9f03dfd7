import { editorCors } from '../../../editing/allowedEditors.ts';
import { createEditingRenderHandlers } from '../../../editing/editingRenderHandler.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { editingTokens } from '../../../editing/editingTokens.ts';
import { builtComponents, environment } from '../../../services.ts';

/** A page or a component as shown in the editor; POST shows a component with what its editor has changed. */
export const { GET, POST } = createEditingRenderHandlers({
  isSecret: isEditingSecret,
  ownsComponent: builtComponents.owns,
  cors: editorCors,
  fetchPage: (query, headers) =>
    fetch(`http://127.0.0.1:${environment.port}/api/editing/page?${editingTokens.sign(query)}`, {
      cache: 'no-store',
      headers,
    }),
});

/** The browser's CORS preflight. */
export const OPTIONS = editorCors.preflight;
