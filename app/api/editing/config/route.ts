import { registry } from '#blocks/registry.ts';
import { editorCors } from '../../../editing/allowedEditors.ts';
import { editingConfiguration } from '../../../editing/editingConfiguration.ts';
import { isEditingSecret } from '../../../editing/editingSecret.ts';
import { reply } from '../../../http/answers.ts';
import { queryOf } from '../../../http/readRequest.ts';

/** The configuration for the platform's page editor: the components of this site and its edit mode. */
export function GET(request: Request): Response {
  const headers = editorCors.headersOf(request);
  if (!isEditingSecret(queryOf(request).get('secret'))) {
    return reply({ message: 'The editing secret is missing or wrong.' }, { status: 401, headers });
  }
  return reply(editingConfiguration(Object.keys(registry)), { headers });
}

/** The browser's CORS preflight. */
export const OPTIONS = editorCors.preflight;
