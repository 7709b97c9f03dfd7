import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { fillText } from '#domain/fillText.ts';
import { Replacement } from '#features/shared/Replacement.tsx';
import { useBooking } from '../booking.ts';

/**
 * Replaces the form, and takes its focus, after a booking whose outcome is unknown: a second one might book two times.
 */
export function UnknownOutcome() {
  const { texts, phone } = useBooking().setup;
  const call = phone && (
    <ButtonLink href={phone.href} leadingIcon="phone">
      {fillText(texts.bookingCall, { phone: phone.text })}
    </ButtonLink>
  );
  return (
    <Replacement>
      <Message
        tone="warning"
        urgency="assertive"
        title={texts.bookingUnknown}
        titleLevel={3}
        action={call}
      >
        {texts.bookingUnknownText}
      </Message>
    </Replacement>
  );
}
