import { type ReactNode, Suspense } from 'react';
import { failureMark } from '#framework/failedBoundaries.ts';
import type { SectionId } from './sectionPlan.ts';

interface SearchedSectionProps {
  readonly id: SectionId;
  readonly children: ReactNode;
}

/** A section in a document that is rendered only to find the sections that fail. */
export function SearchedSection({ id, children }: SearchedSectionProps) {
  return <Suspense fallback={<template {...failureMark(id)} />}>{children}</Suspense>;
}
