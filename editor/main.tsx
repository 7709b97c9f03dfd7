import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { createHttpAuthoring } from './api/httpAuthoring.ts';
import { httpMedia } from './api/httpMedia.ts';
import { httpSession } from './api/httpSession.ts';
import type { EditorServices } from './editorServices.ts';
import { Editor } from './shell/Editor.tsx';
import { windowAddress } from './state/windowAddress.ts';
import { windowKept } from './state/windowKept.ts';
import './theme/editorTheme.css.ts';

const services: EditorServices = {
  session: httpSession,
  authoring: createHttpAuthoring,
  media: httpMedia,
  manifest: blockManifest(),
  kept: windowKept,
  address: windowAddress,
};

const root = document.getElementById('editor');
if (!root) throw new Error('The document of the editor has no element #editor.');
createRoot(root).render(
  <StrictMode>
    <Editor services={services} />
  </StrictMode>,
);
