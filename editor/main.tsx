import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './shell/Editor.tsx';
import './theme/editorTheme.css.ts';

const root = document.getElementById('editor');
if (!root) throw new Error('The document of the editor has no element #editor.');
createRoot(root).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
