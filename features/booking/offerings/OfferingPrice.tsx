import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import type { Offering } from '#domain/booking/offering.ts';
import { priceOf } from '#domain/booking/totals.ts';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { Price } from '../price/Price.tsx';
import * as css from './Offerings.css.ts';

interface OfferingProps {
  readonly offering: Offering;
}

interface OfferingPriceProps extends OfferingProps {
  /** The id of the price, which describes the offering. */
  readonly id: string;
}

/** The price of an offering, or the reason why it has no price. */
export function OfferingPrice({ offering, id }: OfferingPriceProps) {
  const { texts } = useBooking().setup;
  const price = priceOf(offering);
  const shown = (
    <Price
      price={price}
      unknownText={offering.notKnownPriceText}
      postfix={offering.unitPrice?.postfix}
    />
  );
  if (price)
    return (
      <div id={id} className={css.price}>
        {shown}
      </div>
    );
  return (
    <div className={css.price}>
      <span id={id}>{shown}</span>
      <Tooltip text={texts.bookingPriceTooltip}>
        {(bubbleId) => (
          <IconButton
            icon="info"
            label={fillText(texts.bookingPriceInfo, { name: offering.name })}
            aria-describedby={bubbleId}
          />
        )}
      </Tooltip>
    </div>
  );
}

/** What an offering is, on demand. */
export function OfferingInfo({ offering }: OfferingProps) {
  const { texts } = useBooking().setup;
  if (!offering.description) return <span />;
  return (
    <Tooltip text={offering.description}>
      {(bubbleId) => (
        <IconButton
          icon="info"
          label={fillText(texts.bookingInfo, { name: offering.name })}
          aria-describedby={bubbleId}
        />
      )}
    </Tooltip>
  );
}
