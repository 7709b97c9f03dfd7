'use client';

import { useEffect } from 'react';
import type { PageViewEvent } from '#domain/tracking/events.ts';
import { visit } from './visit.ts';

interface PageTrackingProps {
  /** What the view of this page says. */
  readonly view: PageViewEvent;
  /** Address of the tag manager's script; absent where neither page nor site has one. */
  readonly tagManager: string | undefined;
}

/** Counts the page it stands on, if the visitor agrees. Shows nothing. */
export function PageTracking({ view, tagManager }: PageTrackingProps): null {
  useEffect(() => visit(view, tagManager), [view, tagManager]);
  return null;
}
