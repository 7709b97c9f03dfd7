import { environment } from '../services.ts';
import { createEditorCors } from './editorCors.ts';
import { editorOriginsOf } from './editorOrigins.ts';

/** The CORS headers for the editors of this site. */
export const editorCors = createEditorCors(editorOriginsOf(environment.content));
