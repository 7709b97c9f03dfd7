import { Button } from '#design-system/Button/Button.tsx';
import {
  canRequestMore,
  mayHaveMore,
  type WorkshopSearchState,
} from '#domain/booking/workshopSearchState.ts';
import { useBooking } from '../booking.ts';

export interface MoreButtonProps {
  readonly search: WorkshopSearchState;
  readonly onMore: () => void;
}

/**
 * Loads more workshops, if there may be any. The first search has no button, which would jump down with every
 * workshop.
 */
export function MoreButton({ search, onMore }: MoreButtonProps) {
  const { texts } = useBooking().setup;
  if (!mayHaveMore(search)) return null;
  return (
    <div>
      <Button
        variant="secondary"
        disabled={!canRequestMore(search)}
        loading={{ active: search.kind === 'searching', label: texts.bookingSitesLoading }}
        onClick={onMore}
      >
        {texts.bookingSitesMore}
      </Button>
    </div>
  );
}
