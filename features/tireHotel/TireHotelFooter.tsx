import type { ReactNode } from 'react';
import { MailLink } from '#features/shared/ContactLinks.tsx';
import * as css from './TireHotel.css.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';

interface TireHotelFooterProps {
  readonly texts: TireHotelTexts;
  /** The button that logs out, when logged in. */
  readonly children?: ReactNode;
}

/** What every page of the flow ends with: whom to ask, and how to log out. */
export function TireHotelFooter({ texts, children }: TireHotelFooterProps) {
  return (
    <div className={css.footer}>
      <p className={css.questions}>
        <span>{texts.tireHotelQuestions}</span>
        <MailLink email={texts.tireHotelQuestionsEmail} />
      </p>
      {children}
    </div>
  );
}
