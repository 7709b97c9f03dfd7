import { addUpdate, type ComponentUpdate } from '#domain/content/editableComponents.ts';
import {
  type ComponentStatus,
  componentElementId,
  readUpdateMessage,
  statusMessage,
} from './libraryMessages.ts';

/** Tells the editor the state of a component. Only allowed editors can frame the page, so the message reaches nobody else. */
export function reportStatus(status: ComponentStatus, uid: string): void {
  window.parent.postMessage(statusMessage(status, uid), '*');
}

/**
 * Gives the HTML of the component with all updates so far, whenever an editor sends one. Messages of the origins and of
 * the site itself are heard. Returns how to stop.
 */
export function showUpdates(origins: readonly string[], show: (html: string) => void): () => void {
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
