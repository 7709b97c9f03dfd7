'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { addUpdate, type ComponentUpdate } from '#domain/content/editableComponents.ts';
import {
  type ComponentStatus,
  componentElementId,
  readUpdateMessage,
  statusMessage,
} from './libraryMessages.ts';

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
    report('ready', uid);
    return showUpdates(origins, (html) => setUpdated({ html }));
  }, [uid, origins]);
  useEffect(() => {
    if (updated) report('rendered', uid);
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

/** Only allowed editors can frame the page, so the message reaches nobody else. */
function report(status: ComponentStatus, uid: string): void {
  window.parent.postMessage(statusMessage(status, uid), '*');
}

/** Shows all updates so far whenever one comes. Returns how to stop. */
function showUpdates(origins: readonly string[], show: (html: string) => void): () => void {
  let updates: readonly ComponentUpdate[] = [];
  let latest = new AbortController();

  function listen({ data, source, origin }: MessageEvent<unknown>): void {
    const isEditor = origin === window.location.origin || origins.includes(origin);
    const update = readUpdateMessage(data);
    if (source !== window.parent || !isEditor || !update) return;
    updates = addUpdate(updates, update);
    latest.abort();
    latest = new AbortController();
    void renderUpdated(updates, latest.signal).then((html) => {
      if (html !== undefined) show(html);
    });
  }

  window.addEventListener('message', listen);
  return () => {
    latest.abort();
    window.removeEventListener('message', listen);
  };
}

/**
 * The HTML of the component with updates. `undefined` if a newer update came, or if it can't be rendered: then the
 * component stays as it is, the Design Library isn't told that it shows the update, and the browser logs the request.
 */
async function renderUpdated(
  updates: readonly ComponentUpdate[],
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(window.location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ updates }),
      signal,
    });
    if (!answer.ok) return undefined;
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return document.getElementById(componentElementId)?.innerHTML;
  } catch {
    return undefined;
  }
}
