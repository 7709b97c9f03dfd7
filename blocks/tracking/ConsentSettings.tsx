'use client';

import type { ReactNode } from 'react';
import * as css from './ConsentSettings.css.ts';
import { requestConsent } from './consent.ts';

interface ConsentSettingsProps {
  /** The button's label. */
  readonly children: ReactNode;
}

/** Opens the question about consent again, so that the answer can be changed. */
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
