import type { EditorAddress } from '../editorServices.ts';

/** The address of the browser's window. */
export const windowAddress: EditorAddress = {
  read: () => window.location.pathname,
  write: (path) => window.history.pushState(null, '', path),
  subscribe: (onChange) => {
    window.addEventListener('popstate', onChange);
    return () => window.removeEventListener('popstate', onChange);
  },
};
