import { useState } from 'react';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { mileageServiceCode, type Offering } from '#domain/booking/offering.ts';
import {
  type ChosenOffering,
  isChoosable,
  type OfferingType,
  type SelectedService,
} from '#domain/booking/selection.ts';
import { priceOf } from '#domain/booking/totals.ts';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { Price } from '../price/Price.tsx';
import { MessageField, MileageField, QuantityField } from './OfferingFields.tsx';
import * as css from './Offerings.css.ts';

interface OfferingRowProps {
  readonly offering: Offering;
  readonly type: OfferingType;
  readonly isSingleChoice: boolean;
  /** The choice; absent if it isn't chosen. */
  readonly selected: SelectedService | undefined;
}

/** An offering that can be chosen, with what the visitor has to state for it. */
export function OfferingRow({ offering, type, isSingleChoice, selected }: OfferingRowProps) {
  const { flow, dispatch, setup } = useBooking();
  const { texts } = setup;
  // The visitor wants it, but hasn't stated yet what it needs.
  const [isWanted, setIsWanted] = useState(false);
  const { code, name, isAvailable, allowUserInput } = offering;
  const mileage = 'mileage' in flow ? flow.mileage : undefined;
  const isByMileage = code === mileageServiceCode;
  const isOpen =
    isWanted || (selected && (isByMileage || allowUserInput || offering.unitPrice !== undefined));

  if (!isAvailable) {
    return <p className={css.unavailable}>{fillText(texts.bookingUnavailable, { name })}</p>;
  }

  function choose(stated: Partial<ChosenOffering>): void {
    const before = { userInput: selected?.userInput, mileage };
    const chosen = { offering, type, isSingleChoice, ...before, ...stated };
    // Its fields stay open while they are empty, so that the visitor can go on typing.
    setIsWanted(isByMileage || allowUserInput);
    if (isChoosable(chosen)) dispatch({ type: 'offeringChosen', chosen });
    else dispatch({ type: 'offeringRemoved', code });
  }

  function toggle(isChecked: boolean): void {
    if (isChecked && !isWanted) {
      choose({});
      return;
    }
    setIsWanted(false);
    dispatch({ type: 'offeringRemoved', code });
  }

  return (
    <div className={css.row} data-state={selected ? 'checked' : 'unchecked'}>
      <div className={css.choice}>
        <Checkbox label={name} checked={selected !== undefined} onCheckedChange={toggle} />
      </div>
      <OfferingPrice offering={offering} />
      <OfferingInfo offering={offering} />
      {isOpen && (
        <div className={css.stated}>
          {isByMileage && (
            <MileageField
              mileage={selected && mileage}
              onMileageChange={(entered) => choose({ mileage: entered })}
            />
          )}
          {allowUserInput && (
            <MessageField
              message={selected?.userInput ?? ''}
              onMessageChange={(userInput) => choose({ userInput })}
            />
          )}
          {selected && offering.unitPrice && (
            <QuantityField
              name={name}
              quantities={offering.unitPrice}
              unit={selected.unit}
              onUnitChange={(unit) => choose({ unit })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function OfferingPrice({ offering }: Pick<OfferingRowProps, 'offering'>) {
  const { texts } = useBooking().setup;
  const price = priceOf(offering);
  const shown = (
    <Price
      price={price}
      unknownText={offering.notKnownPriceText}
      postfix={offering.unitPrice?.postfix}
    />
  );
  if (price) return <div className={css.price}>{shown}</div>;
  return (
    <div className={css.price}>
      {shown}
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

function OfferingInfo({ offering }: Pick<OfferingRowProps, 'offering'>) {
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
