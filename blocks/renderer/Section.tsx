import type { ReactNode } from 'react';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionError } from './SectionError.tsx';
import { settle } from './settle.ts';

interface SectionProps {
  /** Name of the block's component on the platform. */
  readonly name: string;
  /** Told about a failure on the server, in one line. */
  readonly log: (line: string) => void;
  readonly children: ReactNode;
}

/** A block on a page: whatever goes wrong inside stays inside. */
export function Section({ name, log, children }: SectionProps) {
  try {
    return <SectionBoundary name={name}>{settle(children)}</SectionBoundary>;
  } catch (error) {
    log(`block ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return <SectionError name={name} />;
  }
}
