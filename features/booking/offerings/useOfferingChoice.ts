import { useState } from 'react';
import { mileageServiceCode, type Offering } from '#domain/booking/offering.ts';
import {
  type ChosenOffering,
  isChoosableOffering,
  type OfferingType,
  type SelectedService,
} from '#domain/booking/selection.ts';
import { useBooking } from '../booking.ts';

/** An offering and how it is chosen. */
export interface OfferingChoiceProps {
  readonly offering: Offering;
  readonly type: OfferingType;
  readonly isSingleChoice: boolean;
  /** The choice; absent if it isn't chosen. */
  readonly selected: SelectedService | undefined;
}

interface OfferingChoice {
  /** Whether the fields are shown for what the visitor has to state. */
  readonly isOpen: boolean;
  readonly isByMileage: boolean;
  /** The mileage of the chosen service by mileage. */
  readonly mileage: number | undefined;
  /** Chooses it with what is stated, or removes it until everything needed is stated. */
  readonly choose: (stated: Partial<ChosenOffering>) => void;
  readonly toggle: (isChecked: boolean) => void;
}

/** Chooses and removes an offering. */
export function useOfferingChoice({
  offering,
  type,
  isSingleChoice,
  selected,
}: OfferingChoiceProps): OfferingChoice {
  const { flow, dispatch } = useBooking();
  // The visitor wants it, but hasn't stated yet what it needs.
  const [isWanted, setIsWanted] = useState(false);
  const { code } = offering;
  const mileage = 'mileage' in flow ? flow.mileage : undefined;
  const { isByMileage, needsMore, hasFields } = fieldsOf(offering);

  function choose(stated: Partial<ChosenOffering>): void {
    const before = { userInput: selected?.userInput, mileage };
    const chosen = { offering, type, isSingleChoice, ...before, ...stated };
    // Its fields stay open while they are empty, so that the visitor can go on typing.
    setIsWanted(needsMore);
    if (isChoosableOffering(chosen)) dispatch({ type: 'offeringChosen', chosen });
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

  return {
    isOpen: isWanted || (selected !== undefined && hasFields),
    isByMileage,
    mileage: selected && mileage,
    choose,
    toggle,
  };
}

/** What the visitor states for an offering: what it needs, and the quantity. */
function fieldsOf({ code, allowUserInput, unitPrice }: Offering) {
  const isByMileage = code === mileageServiceCode;
  const needsMore = isByMileage || allowUserInput;
  return { isByMileage, needsMore, hasFields: needsMore || unitPrice !== undefined };
}
