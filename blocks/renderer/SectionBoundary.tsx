'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { SectionError } from './SectionError.tsx';

interface SectionBoundaryProps {
  /** Name of the component inside, for the message to editors. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Keeps a section's failure to the section. The error boundary works in the browser; the
 * suspense boundary does the same for client components while the page is made on the server.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { name, children } = this.props;
    const message = <SectionError name={name} />;
    return this.state.failed ? message : <Suspense fallback={message}>{children}</Suspense>;
  }
}
