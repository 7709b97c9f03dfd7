'use client';

import { useEffect } from 'react';
import type { PageViewEvent } from '#domain/tracking/events.ts';
import { visit } from './visit.ts';

interface PageTrackingProps {
  /** The event for the view of this page. */
  readonly view: PageViewEvent;
  /** URL of the tag manager's script; absent if neither page nor site has one. */
  readonly tagManager: string | undefined;
}

/** Tracks the view of its page, with the visitor's consent. Renders nothing. */
export function PageTracking({ view, tagManager }: PageTrackingProps): null {
  useEffect(() => visit(view, tagManager), [view, tagManager]);
  return null;
}
