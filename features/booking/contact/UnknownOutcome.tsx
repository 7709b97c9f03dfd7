import { useEffect, useEffectEvent } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { Inquiry } from '#domain/booking/bookingFormState.ts';
import { fillText } from '#domain/fillText.ts';
import { Replacement } from '#features/shared/Replacement.tsx';
import { type BookingTexts, useBooking } from '../booking.ts';
import * as css from './ContactStep.css.ts';

interface UnknownOutcomeProps {
  readonly inquiry: Inquiry;
  /** Asks again; absent if that isn't possible. */
  readonly onInquire: (() => void) | undefined;
}

/**
 * Replaces the form, and takes its focus, after a booking whose outcome is unknown: a second one might book two times. It asks what
 * became of the first one as soon as the device is online again.
 */
export function UnknownOutcome({ inquiry, onInquire }: UnknownOutcomeProps) {
  const { texts } = useBooking().setup;
  const ask = useEffectEvent(() => onInquire?.());
  useEffect(() => {
    if (inquiry !== 'offline') return;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [inquiry]);
  const isSettled = inquiry === 'failed' || inquiry === 'futile';
  return (
    <Replacement>
      <Message
        tone="warning"
        urgency="assertive"
        title={texts.bookingUnknown}
        titleLevel={3}
        action={isSettled && <WaysOut inquiry={inquiry} onInquire={onInquire} />}
      >
        {inquiryText(inquiry, texts)}
      </Message>
    </Replacement>
  );
}

function inquiryText(inquiry: Inquiry, texts: BookingTexts): string {
  switch (inquiry) {
    case 'asking':
      return texts.bookingUnknownAsking;
    case 'offline':
      return texts.bookingUnknownOffline;
    case 'failed':
    case 'futile':
      return texts.bookingUnknownText;
  }
}

function WaysOut({ inquiry, onInquire }: UnknownOutcomeProps) {
  const { texts, phone } = useBooking().setup;
  return (
    <div className={css.waysOut}>
      {phone && (
        <ButtonLink href={phone.href} leadingIcon="phone">
          {fillText(texts.bookingCall, { phone: phone.text })}
        </ButtonLink>
      )}
      {inquiry === 'failed' && onInquire && (
        <Button variant="secondary" onClick={onInquire}>
          {texts.bookingAskAgain}
        </Button>
      )}
    </div>
  );
}
