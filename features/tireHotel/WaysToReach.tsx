import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import * as css from './TireHotel.css.ts';

interface WaysToReachProps {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** Further links or buttons. */
  readonly children?: ReactNode;
}

/** How to reach a workshop or the tire hotel, on one line. */
export function WaysToReach({ phone = '', email = '', children }: WaysToReachProps) {
  return (
    <div className={css.contactLinks}>
      <PhoneLink phone={phone} />
      <MailLink email={email} />
      {children}
    </div>
  );
}
