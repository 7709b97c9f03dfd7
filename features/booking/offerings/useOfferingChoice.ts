import { mileageServiceCode, type Offering } from '#domain/booking/offering.ts';
import type { ChosenOffering, OfferingType, SelectedService } from '#domain/booking/selection.ts';
import { useBooking } from '../booking.ts';

/** An offering and how it is chosen. */
export interface OfferingChoiceProps {
  readonly offering: Offering;
  readonly type: OfferingType;
  readonly isSingleChoice: boolean;
  /** The choice; absent if it isn't chosen. */
  readonly selected: SelectedService | undefined;
  /** Whether it is ticked, but lacks what the visitor has to state for it. */
  readonly isUnstated: boolean;
  /** The mileage of the vehicle, for services by mileage. */
  readonly mileage: number;
}

interface OfferingChoice {
  readonly isTicked: boolean;
  /** Whether the fields are shown for what the visitor has to state. */
  readonly isOpen: boolean;
  readonly isByMileage: boolean;
  /** The mileage of the chosen service by mileage. */
  readonly mileage: number | undefined;
  /** Chooses it with what is stated, or keeps it ticked until everything needed is stated. */
  readonly choose: (stated: Partial<ChosenOffering>) => void;
  readonly toggle: (isChecked: boolean) => void;
}

/** Chooses and removes an offering. */
export function useOfferingChoice({
  offering,
  type,
  isSingleChoice,
  selected,
  isUnstated,
  mileage,
}: OfferingChoiceProps): OfferingChoice {
  const { dispatch } = useBooking();
  const { code } = offering;
  const { isByMileage, hasFields } = fieldsOf(offering);

  function choose(stated: Partial<ChosenOffering>): void {
    const before = { userInput: selected?.userInput, mileage };
    const chosen = { offering, type, isSingleChoice, ...before, ...stated };
    dispatch({ type: 'offeringChosen', chosen });
  }

  function toggle(isChecked: boolean): void {
    if (isChecked) choose({});
    else dispatch({ type: 'offeringRemoved', code });
  }

  return {
    isTicked: isUnstated || selected !== undefined,
    isOpen: isUnstated || (selected !== undefined && hasFields),
    isByMileage,
    mileage: selected && mileage,
    choose,
    toggle,
  };
}

/** What the visitor states for an offering: what it needs, and the quantity. */
function fieldsOf({ code, allowUserInput, unitPrice }: Offering) {
  const isByMileage = code === mileageServiceCode;
  return { isByMileage, hasFields: isByMileage || allowUserInput || unitPrice !== undefined };
}
