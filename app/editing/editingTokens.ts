import { createEditingTokens } from '../security/editingToken.ts';
import { environment } from '../services.ts';

/** The tokens of pages in the editor, signed with the site's editing secret. */
export const editingTokens = createEditingTokens(environment.content.editingSecret, Date.now);
