import { memo, useId } from 'react';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { MessageField, MileageField, QuantityField, type StatedProps } from './OfferingFields.tsx';
import { OfferingInfo, OfferingPrice } from './OfferingPrice.tsx';
import * as css from './Offerings.css.ts';
import { type OfferingChoiceProps, useOfferingChoice } from './useOfferingChoice.ts';

export interface OfferingRowProps extends OfferingChoiceProps, Pick<StatedProps, 'halts'> {}

/** An offering that can be chosen, with what the visitor has to state for it. */
export const OfferingRow = memo(function BookingOfferingRow(props: OfferingRowProps) {
  const { offering } = props;
  const { texts } = useBooking().setup;
  const choice = useOfferingChoice(props);
  const priceId = useId();
  const { name, isAvailable } = offering;
  if (!isAvailable) {
    return <p className={css.unavailable}>{fillText(texts.bookingUnavailable, { name })}</p>;
  }
  return (
    <div className={css.row} data-state={choice.isTicked ? 'checked' : 'unchecked'}>
      <div className={css.choice}>
        <Checkbox
          label={name}
          aria-describedby={priceId}
          checked={choice.isTicked}
          onCheckedChange={choice.toggle}
        />
      </div>
      <OfferingPrice offering={offering} id={priceId} />
      <OfferingInfo offering={offering} />
      {choice.isOpen && <StatedFields {...props} choice={choice} />}
    </div>
  );
});

interface StatedFieldsProps extends OfferingRowProps {
  readonly choice: ReturnType<typeof useOfferingChoice>;
}

/** What the visitor has to state for the offering. */
function StatedFields({ offering, selected, halts, choice }: StatedFieldsProps) {
  return (
    <div className={css.stated}>
      {choice.isByMileage && (
        <MileageField
          code={offering.code}
          halts={halts}
          mileage={choice.mileage}
          onMileageChange={(mileage) => choice.choose({ mileage })}
        />
      )}
      {offering.allowUserInput && (
        <MessageField
          offering={offering}
          halts={halts}
          message={selected?.userInput ?? ''}
          onMessageChange={(userInput) => choice.choose({ userInput })}
        />
      )}
      {selected && offering.unitPrice && (
        <QuantityField
          name={offering.name}
          quantities={offering.unitPrice}
          unit={selected.unit}
          onUnitChange={(unit) => choice.choose({ unit })}
        />
      )}
    </div>
  );
}
