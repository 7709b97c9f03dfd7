import type { Place } from '../places/place.ts';
import { type Selection, selectedCodes, type UnstatedOfferings } from './selection.ts';
import type { BookedVehicle } from './vehicle.ts';
import type { Workshop } from './workshop.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

/** A step of the booking that can be reopened: vehicle and place, services, add-ons, workshop and time. */
export type BookingStep = 1 | 2 | 3 | 4;

/** A free time that the visitor has taken. */
export interface TakenTime {
  /** Local, without a zone: `2026-11-24T07:30:00`. */
  readonly timeSlot: string;
  /** Whether the vehicle stays for the whole day; the time is then 08:00. */
  readonly isFullDay: boolean;
}

/** A vehicle that the workshops don't take: its brand has a booking of its own. */
export type RefusedVehicle = Pick<BookedVehicle, 'registrationNumber' | 'brand'>;

/** What is known from the first step on. */
interface Begun {
  readonly vehicle: BookedVehicle;
  /** Where workshops are searched for. */
  readonly place: Place;
  /** Another place that was chosen since; it applies when the first step is finished again. */
  readonly newPlace?: Place | undefined;
  /** Another vehicle that was entered since, and that the workshops don't take. */
  readonly refused?: RefusedVehicle | undefined;
  /** In Scandinavian miles; 0 if it wasn't asked for. */
  readonly mileage: number;
  /** With the median prices of the offerings, which don't depend on the workshop. */
  readonly services: Selection;
  /** What is ticked, but lacks the mileage or message that it needs; it is chosen as soon as that is stated. */
  readonly unstated?: UnstatedOfferings;
  /** Counts how often the visitor wanted to go on without stating it. The focus moves there each time. */
  readonly halts?: number | undefined;
}

/** What is known from the step of the workshops on. */
interface Chosen extends Begun {
  /** Whether add-ons were chosen when the step of the add-ons was finished. */
  readonly addons: boolean;
}

/** What is known while workshop and time are chosen. */
interface Choosing extends Chosen {
  /** The last prices at the workshop. They may belong to an earlier choice; see `shownServices`. */
  readonly prices?: WorkshopPrices | undefined;
}

/** What the confirmation shows of a vehicle. */
export interface ConfirmedVehicle extends Pick<BookedVehicle, 'brand' | 'model' | 'buildYear'> {
  /** Absent after a reload: it isn't stored any longer than it is needed to book. */
  readonly registrationNumber?: string | undefined;
}

/** A booking that was made: what its confirmation needs. */
interface Confirmed extends Pick<Chosen, 'services' | 'addons'> {
  readonly stage: 'booked';
  readonly vehicle: ConfirmedVehicle;
  readonly workshop: Workshop;
  readonly time: TakenTime;
  readonly bookingId: string;
}

/**
 * A booking. The stage is the furthest point that the visitor has reached, `shown` the step that they
 * see: a finished step can be reopened without losing what follows.
 */
export type BookingFlow =
  | {
      readonly stage: 'vehicle';
      readonly place?: Place | undefined;
      readonly refused?: RefusedVehicle | undefined;
    }
  | (Begun & { readonly stage: 'services'; readonly shown: 1 | 2 })
  | (Begun & { readonly stage: 'addons'; readonly shown: 1 | 2 | 3 })
  | (Choosing & {
      readonly stage: 'workshop';
      readonly shown: BookingStep;
      /** The workshop whose times are shown. */
      readonly workshop?: Workshop | undefined;
      /** The message to the visitor: their time has been booked by somebody else. */
      readonly notice?: 'slotLost' | undefined;
      /** The time that the visitor had taken before they went back from the form. Forward takes it again. */
      readonly released?: TakenTime | undefined;
    })
  | (Choosing & {
      readonly stage: 'form';
      readonly shown: BookingStep;
      readonly workshop: Workshop;
      readonly time: TakenTime;
      /** The visitor must confirm prices that differ from those they saw. */
      readonly notice?: 'priceChanged' | undefined;
    })
  | Confirmed;

/** A booking whose vehicle is known. */
export type BegunFlow = Exclude<BookingFlow, { readonly stage: 'vehicle' }>;

/** A booking of which every step can still be changed. */
export type OpenFlow = Exclude<BegunFlow, { readonly stage: 'booked' }>;

/** A booking whose workshop or time is still to be chosen. */
export type WorkshopFlow = Extract<BookingFlow, { readonly stage: 'workshop' }>;

/** A booking that only lacks the visitor's contact details. */
export type FormFlow = Extract<BookingFlow, { readonly stage: 'form' }>;

/** A booking before its first step. */
export const initialBooking: BookingFlow = { stage: 'vehicle' };

const states = { vehicle: 0, services: 1, addons: 2, workshop: 3, form: 4, booked: 5 } as const;

/** The furthest point that was reached: 0 before the first step is finished, 5 after the booking. */
export type BookingProgress = (typeof states)[BookingFlow['stage']];

/** The furthest point of a booking as a number. */
export function bookingProgress({ stage }: BookingFlow): BookingProgress {
  return states[stage];
}

/** The step that is shown; 5 is the confirmation. */
export function displayState(flow: BookingFlow): BookingStep | 5 {
  if (flow.stage === 'vehicle') return 1;
  return flow.stage === 'booked' ? 5 : flow.shown;
}

/** Where Back and Forward lead: a step, the form after the last one, or the confirmation. */
export type BookingPlace = BookingStep | 'form' | 'booked';

/** All places, in their order. */
export const bookingPlaces: readonly BookingPlace[] = [1, 2, 3, 4, 'form', 'booked'];

/** The place that is shown. */
export function bookingPlaceOf(flow: BookingFlow): BookingPlace {
  const shown = displayState(flow);
  if (shown === 5) return 'booked';
  return flow.stage === 'form' && shown === 4 ? 'form' : shown;
}

/** The number of states that are ahead: 5, and 4 as soon as the vehicle is known. */
export function maxBookingState({ stage }: BookingFlow): 4 | 5 {
  return stage === 'vehicle' ? 5 : 4;
}

/** Number of the steps that visitors count: `Steg 2/4`. */
export const stepCount = 4;

const lastSteps = { vehicle: 1, services: 2, addons: 3, workshop: 4, form: 4, booked: 4 } as const;

/** The furthest step that can be shown. */
export function currentStep({ stage }: BookingFlow): BookingStep {
  return lastSteps[stage];
}

/** Whether a step is finished. The last one is finished by the booking. */
export function isFinished(flow: BookingFlow, step: BookingStep): boolean {
  return flow.stage === 'booked' || step < currentStep(flow);
}

/** The vehicle that was refused last, while the visitor is told so. */
export function refusedVehicle(flow: BookingFlow): RefusedVehicle | undefined {
  return flow.stage === 'booked' ? undefined : flow.refused;
}

/** The brand that the head of the page is about; `undefined` for the general head, which links to other bookings. */
export function brandOfHead(flow: BookingFlow): string | undefined {
  return flow.stage === 'vehicle' || refusedVehicle(flow) ? undefined : flow.vehicle.brand;
}

/** Whether something is chosen among the services, without which there is nothing to book. */
export function hasServices(services: Selection): boolean {
  return selectedCodes(services, 'service').length > 0;
}
