import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useFocusRequest } from '#design-system/focus/focusRequest.ts';
import { brandOfHead } from '#domain/booking/bookingFlow.ts';
import { isOpenFlow } from '#domain/booking/bookingReducer.ts';
import { announce } from '#domain/tracking/announce.ts';
import { bookingErrorEvent } from '#domain/tracking/bookingEvents.ts';
import * as css from './BookingAssistant.css.ts';
import { BookingHead, type BookingHeadProps } from './BookingHead.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import {
  type Booking,
  BookingContext,
  type BookingErrorKind,
  type BookingSetup,
} from './booking.ts';
import { forgetBooking, useBookingFlow } from './useBookingFlow.ts';
import { useLaterParts } from './useLaterParts.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useStepHistory } from './useStepHistory.ts';

export interface BookingAssistantProps {
  readonly setup: BookingSetup;
  /** The head before the vehicle is known, and while another one is refused. */
  readonly head: Omit<BookingHeadProps, 'flow'>;
  /** What the page says about the site's brands, under the head. */
  readonly children?: ReactNode;
}

/** The booking of a workshop: one page, whose steps follow the booking of the session. */
export function BookingAssistant({ setup, head, children }: BookingAssistantProps) {
  const frame = useRef<HTMLDivElement>(null);
  const state = useBookingFlow();
  const { flow, dispatch, hadRecord } = state;
  const parts = useLaterParts(flow);
  useStepFocus(frame, state);
  const reportError = useCallback((kind: BookingErrorKind) => {
    console.warn(`booking: ${kind}`);
    announce(window, bookingErrorEvent(kind));
  }, []);
  const focus = useFocusRequest();
  useStepHistory({ ...state, focus });
  const booking = useMemo<Booking>(
    () => ({ dispatch, reportError, focus, setup }),
    [dispatch, reportError, focus, setup],
  );
  // The open step is shown first. The closed ones, which nobody sees, and the summary follow.
  const later = useDeferredValue(flow);
  return (
    <BookingContext value={booking}>
      <div ref={frame} className={css.assistant}>
        <BookingHead {...head} flow={flow} />
        {brandOfHead(flow) === undefined && children && (
          <div className={css.wideAsSteps}>{children}</div>
        )}
        {/* What was typed before the script was loaded stays, unless a booking was stored. */}
        <div className={flow.stage === 'booked' ? css.whole : css.columns}>
          {flow.stage !== 'booked' && (
            <BookingSteps key={String(hadRecord)} flow={flow} later={later} parts={parts} />
          )}
          {isOpenFlow(flow) && isOpenFlow(later) && parts && <parts.SummaryPanel flow={later} />}
          {flow.stage === 'booked' && parts && (
            <parts.Confirmation flow={flow} onRestart={restart} />
          )}
        </div>
      </div>
    </BookingContext>
  );
}

function restart(): void {
  forgetBooking();
  window.location.reload();
}
