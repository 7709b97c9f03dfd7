import type { ReactNode } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionError } from './SectionError.tsx';
import { settle } from './settle.ts';
import { withStyles } from './withStyles.tsx';

interface SectionOptions {
  /** Name of the block's component on the platform. */
  readonly name: string;
  /** Class names that editors have chosen for it. */
  readonly styles?: string | undefined;
  /** Receives one line about a failure on the server. */
  readonly log: (line: string) => void;
  /** Called when the block throws on the server. */
  readonly onFailure?: (() => void) | undefined;
}

/**
 * A block on a page. An error inside it is replaced by a message in its place. It is rendered at once, so that the page
 * knows which of its sections failed.
 */
export function renderSection(
  content: ReactNode,
  { name, styles, log, onFailure }: SectionOptions,
): ReactNode {
  try {
    return <SectionBoundary name={name}>{withStyles(settle(content), styles)}</SectionBoundary>;
  } catch (error) {
    log(`block ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    onFailure?.();
    return <SectionError name={name} />;
  }
}
