'use client';

import { Component, type ReactNode } from 'react';
import { SectionError } from './SectionError.tsx';

interface SectionBoundaryProps {
  /** Name of the block's component, for the message to editors. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Limits a failure in the browser to its section.
 *
 * It contains no suspense boundary, although one would catch client components that throw while the
 * page is rendered on the server: React sends boundaries beyond the first 12 KB of a page behind a
 * script, with their fallback in place, so visitors without script would see error messages for
 * sections that didn't fail.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { name, children } = this.props;
    return this.state.failed ? <SectionError name={name} /> : children;
  }
}
