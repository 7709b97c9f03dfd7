import { memo, useEffect, useEffectEvent } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type { OpenFlow } from '#domain/booking/bookingFlow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import { unstatedCodes } from '#domain/booking/unstatedOffering.ts';
import { useBooking } from '../booking.ts';
import { OfferingGroups } from './OfferingGroups.tsx';
import * as css from './Offerings.css.ts';
import { PriceNotes } from './PriceNotes.tsx';
import { useOfferings } from './useOfferings.ts';

interface AddonsStepProps {
  readonly flow: OpenFlow;
}

/** The third step: the add-ons. It is skipped if there are none. */
export const AddonsStep = memo(function BookingAddonsStep({ flow }: AddonsStepProps) {
  const { dispatch, setup } = useBooking();
  const { texts } = setup;
  const { offerings } = useOfferings('addons', flow);
  const isEmpty =
    offerings.kind === 'failed' || (offerings.kind === 'loaded' && offerings.value.length === 0);
  const finish = () => dispatch({ type: 'addonsFinished' });

  const skip = useEffectEvent(finish);
  const isShown = flow.shown === 3;
  useEffect(() => {
    if (isEmpty && isShown) skip();
  }, [isEmpty, isShown]);

  if (offerings.kind !== 'loaded') {
    return <Spinner label={texts.bookingAddonsLoading} labelVisibility="visible" />;
  }
  const addons = [...selectedCodes(flow.services, 'addon'), ...unstatedCodes(flow, 'addon')];
  const hasAddons = addons.length > 0;
  return (
    <div className={css.step}>
      <OfferingGroups flow={flow} categories={offerings.value} type="addon" />
      <PriceNotes categories={offerings.value} />
      <div className={css.actions}>
        <Button size="l" disabled={!hasAddons} onClick={finish}>
          {texts.bookingContinue}
        </Button>
        <Button size="l" variant="secondary" disabled={hasAddons} onClick={finish}>
          {texts.bookingWithoutAddons}
        </Button>
      </div>
    </div>
  );
});
