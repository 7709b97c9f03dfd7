import { memo, useRef } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { hasServices, type OpenFlow } from '#domain/booking/bookingFlow.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { unstatedCodes } from '#domain/booking/unstatedOffering.ts';
import { aroundMark } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { OfferingGroups } from './OfferingGroups.tsx';
import * as css from './Offerings.css.ts';
import { PriceNotes } from './PriceNotes.tsx';
import { useOfferings } from './useOfferings.ts';

interface ServicesStepProps {
  readonly flow: OpenFlow;
}

/** The second step: the services. */
export const ServicesStep = memo(function BookingServicesStep({ flow }: ServicesStepProps) {
  const { dispatch, setup } = useBooking();
  const { texts } = setup;
  const { offerings, retry } = useOfferings('services', flow);
  const step = useRef<HTMLDivElement>(null);
  useKeptFocus(step);
  return (
    <div ref={step} className={css.step} tabIndex={-1}>
      {flow.vehicle.hasServiceAgreement && <Message tone="info">{texts.bookingAgreement}</Message>}
      {offerings.kind === 'loading' && (
        <Spinner label={texts.bookingServicesLoading} labelVisibility="visible" />
      )}
      {offerings.kind === 'failed' && <ServicesError onRetry={retry} />}
      {offerings.kind === 'loaded' && <LoadedServices flow={flow} categories={offerings.value} />}
      <DamageInspection />
      <div className={css.actions}>
        <Button
          size="l"
          disabled={!hasServices(flow.services) && unstatedCodes(flow, 'service').length === 0}
          onClick={() => dispatch({ type: 'servicesFinished' })}
        >
          {texts.bookingContinue}
        </Button>
      </div>
    </div>
  );
});

interface LoadedServicesProps extends ServicesStepProps {
  readonly categories: readonly OfferingCategory[];
}

function LoadedServices({ flow, categories }: LoadedServicesProps) {
  const { texts } = useBooking().setup;
  if (categories.length === 0) {
    return (
      <Message tone="info" urgency="polite">
        {texts.bookingServicesNone}
      </Message>
    );
  }
  return (
    <>
      <OfferingGroups flow={flow} categories={categories} type="service" />
      <PriceNotes categories={categories} />
    </>
  );
}

interface ServicesErrorProps {
  readonly onRetry: () => void;
}

function ServicesError({ onRetry }: ServicesErrorProps) {
  const { texts, email } = useBooking().setup;
  const [beforeEmail, afterEmail] = aroundMark(texts.bookingServicesContact);
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {texts.bookingTryAgain}
    </Button>
  );
  return (
    <Message tone="danger" urgency="assertive" action={retry}>
      <p>{texts.bookingServicesError}</p>
      {email && (
        <p>
          {beforeEmail}
          <Link href={`mailto:${email}`}>{email}</Link>
          {afterEmail}
        </p>
      )}
    </Message>
  );
}

/** Damages are inspected elsewhere, after the visitor has reported them to their insurer. */
function DamageInspection() {
  const { texts, damageInspectionUrl } = useBooking().setup;
  if (!damageInspectionUrl) return null;
  return (
    <section className={css.damage} aria-label={texts.bookingDamageTitle}>
      <Icon name="shield" />
      <div className={css.damageText}>
        <h3 className={css.damageTitle}>{texts.bookingDamageTitle}</h3>
        <p className={css.note}>{texts.bookingDamageText}</p>
      </div>
      <Link
        href={damageInspectionUrl}
        target="_blank"
        newTabLabel={texts.bookingNewTab}
        variant="standalone"
      >
        {texts.bookingDamageLink}
      </Link>
    </section>
  );
}
