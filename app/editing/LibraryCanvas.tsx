'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { reportStatus, showUpdates } from './componentUpdates.ts';
import { componentElementId } from './libraryMessages.ts';

interface LibraryCanvasProps {
  /** Identity of the component's placement. */
  readonly uid: string;
  /** The origins whose messages are heard, besides the site's own. */
  readonly origins: readonly string[];
  /** The component as the server has rendered it. */
  readonly children: ReactNode;
}

/**
 * The place of a component in the Design Library, which it tells when the component takes updates and when it shows them.
 * Components run on the server, so the server renders each update, and its HTML takes the place of the component. It is
 * shown without its code.
 */
export function LibraryCanvas({ uid, origins, children }: LibraryCanvasProps) {
  const [updated, setUpdated] = useState<{ readonly html: string }>();
  useEffect(() => {
    reportStatus('ready', uid);
    return showUpdates(origins, (html) => setUpdated({ html }));
  }, [uid, origins]);
  useEffect(() => {
    if (updated) reportStatus('rendered', uid);
  }, [uid, updated]);
  return (
    <main>{updated ? <UpdatedComponent {...updated} /> : <Component>{children}</Component>}</main>
  );
}

function Component({ children }: { readonly children: ReactNode }) {
  return <div id={componentElementId}>{children}</div>;
}

function UpdatedComponent({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has rendered it, as it renders the page itself.
  return <div id={componentElementId} dangerouslySetInnerHTML={{ __html: html }} />;
}
