import { Button } from '#design-system/Button/Button.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { BusyRegion } from '#design-system/Skeleton/BusyRegion.tsx';
import type { WorkshopFlow } from '#domain/booking/bookingFlow.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import {
  expectedWorkshops,
  type WorkshopSearchState,
} from '#domain/booking/workshopSearchState.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { MoreButton, type MoreButtonProps } from './MoreButton.tsx';
import { PendingCard } from './PendingCard.tsx';
import { WorkshopCard } from './WorkshopCard.tsx';
import * as css from './WorkshopStep.css.ts';

interface WorkshopListProps {
  readonly flow: WorkshopFlow;
  readonly search: {
    readonly search: WorkshopSearchState;
    /** The workshops in the chosen order. */
    readonly found: readonly Workshop[];
    readonly requestMore: () => void;
    readonly restart: () => void;
  };
}

/** The workshops that have been found, and places for those that are still to come. */
export function WorkshopList({ flow, search: { search, found, ...on } }: WorkshopListProps) {
  const { texts } = useBooking().setup;
  const isSearching = search.kind === 'searching';
  const isEmpty = !isSearching && found.length === 0;
  return (
    <>
      <BusyRegion
        state={isSearching ? 'loading' : 'ready'}
        loadingLabel={texts.bookingSitesLoading}
        readyLabel={isEmpty ? undefined : countText(found.length, texts)}
      >
        {!isEmpty && (
          <ul className={css.list}>
            {found.map((workshop) => (
              <WorkshopCard key={workshop.departmentId} flow={flow} workshop={workshop} />
            ))}
            {Array.from({ length: expectedWorkshops(search) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
              <PendingCard key={index} />
            ))}
          </ul>
        )}
      </BusyRegion>
      {isEmpty && <NoWorkshops search={search} onRestart={on.restart} />}
      {!isEmpty && <MoreWorkshops search={search} onMore={on.requestMore} />}
    </>
  );
}

interface NoWorkshopsProps {
  readonly search: WorkshopSearchState;
  readonly onRestart: () => void;
}

/** No workshop was found. After a failure, the visitor can search again. */
function NoWorkshops({ search, onRestart }: NoWorkshopsProps) {
  const { texts, email } = useBooking().setup;
  const action = search.kind === 'failed' && (
    <Button variant="secondary" onClick={onRestart}>
      {texts.bookingTryAgain}
    </Button>
  );
  return (
    <Message tone="info" urgency="polite" title={texts.bookingSitesNone} action={action}>
      {email && (
        <p className={css.advice}>
          {`${texts.bookingSitesNoneAdvice} `}
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
    </Message>
  );
}

function MoreWorkshops({ search, onMore }: MoreButtonProps) {
  const { texts } = useBooking().setup;
  return (
    <>
      <p role="status" className={css.status}>
        {statusText(search, texts)}
      </p>
      <MoreButton search={search} onMore={onMore} />
    </>
  );
}

function statusText(search: WorkshopSearchState, texts: BookingTexts): string {
  switch (search.kind) {
    case 'failed':
      return texts.bookingSitesBroken;
    case 'complete':
      return texts.bookingSitesComplete;
    case 'searching':
    case 'paused':
      return '';
  }
}

function countText(count: number, { bookingSitesOne, bookingSitesCount }: BookingTexts): string {
  return count === 1 ? bookingSitesOne : fillText(bookingSitesCount, { count: `${count}` });
}
