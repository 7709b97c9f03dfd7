'use client';

import type { ReactNode } from 'react';
import * as css from './ConsentSettings.css.ts';
import { requestConsent } from './consentRequest.ts';

interface ConsentSettingsProps {
  /** The button's label. */
  readonly children: ReactNode;
}

/** A button that shows the consent question again, so that visitors can change their answer. */
export function ConsentSettings({ children }: ConsentSettingsProps) {
  return (
    <button
      className={css.settings}
      onClick={({ currentTarget }) => requestConsent(currentTarget)}
      type="button"
    >
      {children}
    </button>
  );
}
