import type { ReactNode } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionError } from './SectionError.tsx';
import { settle } from './settle.ts';

interface SectionProps {
  /** Name of the block's component on the platform. */
  readonly name: string;
  /** Receives one line about a failure on the server. */
  readonly log: (line: string) => void;
  /** Called when the block throws on the server. */
  readonly onFailure?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A block on a page. An error inside it is replaced by a message in its place. */
export function Section({ name, log, onFailure, children }: SectionProps) {
  try {
    return <SectionBoundary name={name}>{settle(children)}</SectionBoundary>;
  } catch (error) {
    log(`block ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    onFailure?.();
    return <SectionError name={name} />;
  }
}
