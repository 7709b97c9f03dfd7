'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorSectionProps } from '#design-system/ErrorSection/ErrorSection.tsx';
import { island } from '#design-system/island.tsx';
import { fillText } from '#domain/content/dictionary.ts';

/** The texts of the message, sent once for all sections of a page. */
export interface SectionErrorTexts {
  readonly title: string;
  readonly body: string;
  readonly advice: string;
  readonly reloadLabel: string;
  /** Names the component in its `{component}` mark; only where editors look at the page. */
  readonly componentNote?: string | undefined;
}

const Texts = createContext<SectionErrorTexts | undefined>(undefined);

interface SectionErrorTextsProviderProps {
  readonly texts: SectionErrorTexts;
  readonly children: ReactNode;
}

/** Hands the texts of the message to all sections below. */
export function SectionErrorTextsProvider({ texts, children }: SectionErrorTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>;
}

const ErrorSection = island<ErrorSectionProps>(() =>
  import('#design-system/ErrorSection/ErrorSection.tsx').then(
    (loaded) => loaded.ErrorSection,
    () => BareMessage,
  ),
);

/** What remains of the message where the network is what failed. */
function BareMessage({ body, advice }: ErrorSectionProps) {
  return (
    <p>
      {body} {advice}
    </p>
  );
}

/** The message in place of a section that failed. Renders nothing where no texts were given. */
export function SectionError({ name }: { readonly name: string }) {
  const texts = useContext(Texts);
  if (!texts) return null;
  const componentNote = texts.componentNote && fillText(texts.componentNote, { component: name });
  return <ErrorSection {...texts} componentNote={componentNote} />;
}
