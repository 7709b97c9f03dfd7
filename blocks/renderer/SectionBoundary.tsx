'use client';

import { Component, type ReactNode } from 'react';
import { SectionError } from './SectionError.tsx';

interface SectionBoundaryProps {
  /** Name of the component inside, for the message to editors. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Keeps a section's failure in the browser to the section.
 *
 * There is no suspense boundary in it, although one would catch client components that throw while
 * the page is made on the server: React sends whatever lies beyond the first 12 KB of a page's
 * boundaries behind a script, with the boundary's fallback in its place, so that visitors without
 * script would read that sections failed which did not.
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
