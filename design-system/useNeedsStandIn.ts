import { useState, useSyncExternalStore } from 'react';

/**
 * Whether something must stand in for a part whose code is fetched when a page has it. On a page from
 * the server nothing does: React may put what has a stand-in behind a script, and what the server
 * wrote must be there without. Only a page that the browser makes itself waits for the code.
 */
export function useNeedsStandIn(): boolean {
  const isFromServer = useSyncExternalStore(neverChanges, notAnymore, () => true);
  const [needsStandIn] = useState(!isFromServer);
  return needsStandIn;
}

function neverChanges() {
  return () => undefined;
}

function notAnymore(): boolean {
  return false;
}
