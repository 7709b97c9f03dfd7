import { useEffect, useRef } from 'react';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import * as css from './ContactForm.css.ts';
import type { ContactTexts } from './contactTexts.ts';

/** Covers the form after a request was received. It takes the focus, which the form below can't keep. */
export function ContactConfirmation({ texts }: { readonly texts: ContactTexts }) {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => cover.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={cover} className={css.confirmation} role="status" tabIndex={-1}>
      <div className={css.confirmationContent}>
        <span className={css.sign}>
          <Icon name="success" size="l" />
        </span>
        <Heading level={4} style="heading3">
          {texts.contactSent}
        </Heading>
        <p>{texts.contactSentText}</p>
      </div>
    </div>
  );
}
