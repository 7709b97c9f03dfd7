'use client';

import { useLayoutEffect } from 'react';
import { focusBeyond } from '#design-system/focus/focus.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { alertDismissal, alertDismissalCookie, hiddenAlertAttribute } from '#domain/alert/alert.ts';

interface AlertCloseProps {
  /** The button's name, such as "Dismiss the notice". */
  readonly label: string;
}

/**
 * Hides the bar for a day. In a newly loaded document, the script in its head has applied an
 * earlier dismissal already; after a client-side navigation, the layout effect applies it.
 */
export function AlertClose({ label }: AlertCloseProps) {
  useLayoutEffect(() => hideAlerts(alertDismissal.test(document.cookie)), []);
  return (
    <IconButton
      icon="close"
      label={label}
      onClick={({ currentTarget }) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
        document.cookie = alertDismissalCookie;
        hideAlerts(true);
        focusBeyond(currentTarget.closest('section') ?? currentTarget);
      }}
    />
  );
}

function hideAlerts(isHidden: boolean): void {
  document.documentElement.toggleAttribute(hiddenAlertAttribute, isHidden);
}
