'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorSectionProps } from '#design-system/ErrorSection/ErrorSection.tsx';
import { island } from '#design-system/island.tsx';
import { fillText, type Template } from '#domain/fillText.ts';

/** The texts of the error message, sent once for all sections of a page. */
export interface SectionErrorTexts {
  readonly title: string;
  readonly body: string;
  readonly advice: string;
  readonly reloadLabel: string;
  /** Names the component; for editors only. */
  readonly componentNote?: Template<'component'> | undefined;
}

const Texts = createContext<SectionErrorTexts | undefined>(undefined);

interface SectionErrorTextsProviderProps {
  readonly texts: SectionErrorTexts;
  readonly children: ReactNode;
}

/** Provides the texts of the error message to all sections below. */
export function SectionErrorTextsProvider({ texts, children }: SectionErrorTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>;
}

const ErrorSection = island<ErrorSectionProps>(() =>
  import('#design-system/ErrorSection/ErrorSection.tsx').then(
    (loaded) => loaded.ErrorSection,
    () => BareMessage,
  ),
);

/** The error message if its own code can't be fetched either. */
function BareMessage({ body, advice }: ErrorSectionProps) {
  return <p>{`${body} ${advice}`}</p>;
}

/** The message in place of a section that failed. Renders nothing without a provider of its texts. */
export function SectionError({ name }: { readonly name: string }) {
  const texts = useContext(Texts);
  if (!texts) return null;
  const componentNote = texts.componentNote && fillText(texts.componentNote, { component: name });
  return <ErrorSection {...texts} componentNote={componentNote} />;
}
