import { startClient } from './startClient.ts';

const script = document.currentScript;
const editorOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : undefined;

function start(origin: string): void {
  startClient({ page: window, editor: window.parent, editorOrigin: origin });
}

// The editor is where the script comes from. A page that isn't in its frame stays as it is.
if (editorOrigin !== undefined && window.parent !== window) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => start(editorOrigin));
  else start(editorOrigin);
}
