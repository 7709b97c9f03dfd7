import type { ReactNode } from 'react';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { type BookingFlow, brandOfHead } from '#domain/booking/bookingFlow.ts';
import { fillText } from '#domain/fillText.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import * as css from './BookingAssistant.css.ts';
import { useBooking } from './booking.ts';
import { bookingApi } from './bookingApi.ts';

export interface BookingHeadProps {
  readonly flow: BookingFlow;
  readonly title: ReactNode;
  readonly level: 1 | 2 | 3;
  /** Under the title, before the vehicle is known. */
  readonly intro?: ReactNode;
  /** The logos that the site has, by the brand's name in lower case. */
  readonly logos: Readonly<Record<string, ReactNode>>;
}

/** The title of the booking: in general, and for the brand as soon as the vehicle is known. */
export function BookingHead({ flow, title, level, intro, logos }: BookingHeadProps) {
  const { texts } = useBooking().setup;
  const brand = brandOfHead(flow);
  const isAuthorized = useIsAuthorized(brand);
  if (brand === undefined || isAuthorized === undefined) {
    return (
      <div className={css.head}>
        <Heading level={level} style="heading2">
          {title}
        </Heading>
        {brand === undefined && intro && <div>{intro}</div>}
      </div>
    );
  }
  const key = brand.toLowerCase();
  const logo = Object.hasOwn(logos, key) ? logos[key] : undefined;
  return (
    <div className={css.head}>
      {isAuthorized && (
        <div className={css.brand} aria-hidden="true">
          {logo ?? brand}
        </div>
      )}
      <Heading level={level} style="heading2">
        {isAuthorized ? fillText(texts.bookingAuthorised, { brand }) : texts.bookingNotAuthorised}
      </Heading>
    </div>
  );
}

/** Whether there are authorised workshops for a brand; absent until it is known. */
function useIsAuthorized(brand: string | undefined): boolean | undefined {
  const { answer } = useAnswer(brand, bookingApi.hasAuthorizedWorkshop);
  return answer.kind === 'loaded' ? answer.value : undefined;
}
