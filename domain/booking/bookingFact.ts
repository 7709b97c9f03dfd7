import type { Place } from '../places/place.ts';
import type { BookingFlow, BookingPlace, BookingStep, TakenTime } from './bookingFlow.ts';
import type { ChosenOffering, OfferingType } from './selection.ts';
import type { BookedVehicle } from './vehicle.ts';
import type { Workshop } from './workshop.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

/** Something that happened to a booking. Facts that make no sense in a state don't change it. */
export type BookingFact = FirstFact | ChoiceFact | WorkshopFact | FormFact;

/** A fact that can start a booking. */
type FirstFact =
  /** A stored booking was read. */
  | { readonly type: 'restored'; readonly flow: BookingFlow }
  | { readonly type: 'placeChosen'; readonly place: Place }
  /** The vehicle is known. If it is supported, the first step is finished. */
  | { readonly type: 'vehicleFound'; readonly vehicle: BookedVehicle }
  /** The visitor changes the vehicle or the place that they have entered. */
  | { readonly type: 'vehicleEdited' }
  /** The visitor wants another booking. */
  | { readonly type: 'restarted' };

/** A fact of a booking whose vehicle is known. */
export type ChoiceFact =
  /** What can be chosen arrived. */
  | {
      readonly type: 'offeringsLoaded';
      readonly of: OfferingType;
      readonly codes: readonly string[];
    }
  /** A service or add-on was ticked, or its quantity, message or mileage was changed. */
  | { readonly type: 'offeringChosen'; readonly chosen: ChosenOffering }
  | { readonly type: 'offeringRemoved'; readonly code: string }
  | { readonly type: 'servicesFinished' }
  /** The visitor finished the add-ons, with or without a choice, or the vehicle has no add-ons. */
  | { readonly type: 'addonsFinished' }
  /** The visitor opened another step. */
  | { readonly type: 'stepShown'; readonly step: BookingStep }
  /** The visitor went back or forward to a place. */
  | { readonly type: 'placeShown'; readonly place: BookingPlace };

/** A fact of a booking that has reached the workshops. */
export type WorkshopFact =
  /** The visitor opened the times of a workshop. */
  | { readonly type: 'workshopChosen'; readonly workshop: Workshop }
  /** The visitor closed the times of the workshop. */
  | { readonly type: 'workshopReleased' }
  | { readonly type: 'timeTaken'; readonly time: TakenTime }
  /** The visitor wants another workshop or time. */
  | { readonly type: 'timeReleased' }
  /** Prices at a workshop arrived. They are ignored if they don't belong to what is chosen now. */
  | { readonly type: 'pricesLoaded'; readonly prices: WorkshopPrices };

/** A fact of a booking whose time is chosen. */
export type FormFact =
  /** A booking was refused, because prices have changed. */
  | { readonly type: 'priceChanged'; readonly prices: WorkshopPrices }
  /** The visitor has agreed to the changed prices. */
  | { readonly type: 'pricesConfirmed' }
  /** A booking was refused, because somebody else has booked the time. */
  | { readonly type: 'slotLost' }
  | { readonly type: 'booked'; readonly bookingId: string };
