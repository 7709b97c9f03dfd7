import { useId } from 'react';
import { Link } from '#design-system/Link/Link.tsx';
import { fillText } from '#domain/fillText.ts';
import { type TextLink, useBooking } from '../booking.ts';
import * as css from './Confirmation.css.ts';

/** How to change or cancel the booking; nothing on a site that says neither where to call nor where to read. */
export function Change() {
  const titleId = useId();
  const { texts, phone, changeLink } = useBooking().setup;
  if (!phone && !changeLink) return null;
  return (
    <section className={css.change} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.changeTitle}>
        {texts.bookingChange}
      </h3>
      {phone && (
        <>
          <p className={css.note}>{texts.bookingChangeText}</p>
          <Link href={phone.href} variant="standalone" leadingIcon="phone">
            {fillText(texts.bookingCall, { phone: phone.text })}
          </Link>
        </>
      )}
      {changeLink && <ChangeLink {...changeLink} />}
    </section>
  );
}

function ChangeLink({ text, ...target }: TextLink) {
  return (
    <Link {...target} variant="standalone">
      {text}
    </Link>
  );
}
