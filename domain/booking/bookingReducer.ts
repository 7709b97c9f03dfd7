import type { Place } from '../places/place.ts';
import type { BookingFact, ChoiceFact, FormFact, WorkshopFact } from './bookingFact.ts';
import {
  type BookingFlow,
  type BookingPlace,
  type BookingStep,
  currentStep,
  type FormFlow,
  hasServices,
  initialBooking,
  type OpenFlow,
  type RefusedVehicle,
  refusedVehicle,
  type TakenTime,
  type WorkshopFlow,
} from './bookingFlow.ts';
import { mileageServiceCode } from './offering.ts';
import {
  addOffering,
  type ChosenOffering,
  isChoosableOffering,
  removeOffering,
  type Selection,
  selectedCodes,
  selectedService,
  updatePrices,
  withdrawOffering,
} from './selection.ts';
import { arePricesOf, shownServices } from './shownServices.ts';
import { unstatedAfter, unstatedStep, unstatedWithout } from './unstatedOffering.ts';
import type { BookedVehicle } from './vehicle.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

/** The booking after a fact. The same object if the fact changes nothing. */
export function bookingReducer(flow: BookingFlow, fact: BookingFact): BookingFlow {
  switch (fact.type) {
    case 'restored':
      return fact.flow;
    case 'restarted':
      return initialBooking;
    case 'placeChosen':
      return choosePlace(flow, fact.place);
    case 'vehicleFound':
      return findVehicle(flow, fact.vehicle);
    case 'vehicleEdited':
      return refusedVehicle(flow) ? withRefused(flow, undefined) : flow;
    case 'offeringsLoaded':
    case 'offeringChosen':
    case 'offeringRemoved':
    case 'servicesFinished':
    case 'addonsFinished':
    case 'stepShown':
    case 'placeShown':
      return isOpenFlow(flow) ? choose(flow, fact) : flow;
    case 'workshopChosen':
    case 'workshopReleased':
    case 'timeTaken':
    case 'timeReleased':
    case 'pricesLoaded':
      return isLast(flow) ? chooseWorkshop(flow, fact) : flow;
    case 'priceChanged':
    case 'pricesConfirmed':
    case 'slotLost':
    case 'booked':
      return flow.stage === 'form' ? answerForm(flow, fact) : flow;
  }
}

/** The booking while its workshop and time can be changed. */
export type LastFlow = WorkshopFlow | FormFlow;

/** Whether the vehicle is known and every step can still be changed. */
export function isOpenFlow(flow: BookingFlow): flow is OpenFlow {
  return flow.stage !== 'vehicle' && flow.stage !== 'booked';
}

/** Whether a workshop and a time are chosen now, or the contact details for them. */
export function isLast(flow: BookingFlow): flow is LastFlow {
  return flow.stage === 'workshop' || flow.stage === 'form';
}

function choose(flow: OpenFlow, fact: ChoiceFact): BookingFlow {
  switch (fact.type) {
    case 'offeringsLoaded':
      return dropUnstated(flow, ({ code, type }) => type === fact.of && !fact.codes.includes(code));
    case 'offeringChosen':
      return chooseOffering(flow, fact.chosen);
    case 'offeringRemoved':
      return removeChosen(flow, fact.code);
    case 'servicesFinished':
      return finishServices(flow);
    case 'addonsFinished':
      return finishAddons(flow);
    case 'stepShown':
      return showStep(flow, fact.step);
    case 'placeShown':
      return showPlace(flow, fact.place);
  }
}

function chooseWorkshop(flow: LastFlow, fact: WorkshopFact): BookingFlow {
  switch (fact.type) {
    case 'workshopChosen':
      return flow.workshop?.departmentId === fact.workshop.departmentId
        ? flow
        : (halt(flow, 4) ?? { ...withoutTime(flow), shown: 4, workshop: fact.workshop });
    case 'workshopReleased':
    case 'timeReleased':
      return flow.workshop ? withoutTime(flow) : flow;
    case 'timeTaken':
      return halt(flow, 4) ?? takeTime(flow, fact.time);
    case 'pricesLoaded':
      return setPrices(flow, fact.prices);
  }
}

function answerForm(flow: FormFlow, fact: FormFact): BookingFlow {
  switch (fact.type) {
    case 'priceChanged':
      return { ...flow, prices: currentPrices(flow, fact.prices), notice: 'priceChanged' };
    case 'pricesConfirmed':
      return flow.notice ? { ...flow, notice: undefined } : flow;
    case 'slotLost':
      return {
        ...withoutTime(flow),
        workshop: flow.workshop,
        prices: flow.prices,
        notice: 'slotLost',
      };
    case 'booked':
      return confirm(flow, fact.bookingId);
  }
}

function choosePlace(flow: BookingFlow, place: Place): BookingFlow {
  if (flow.stage === 'booked') return flow;
  return flow.stage === 'vehicle' ? { ...flow, place } : { ...flow, newPlace: place };
}

/** A new vehicle or place starts over with the services; unchanged ones lead back to the current step. */
function findVehicle(flow: BookingFlow, vehicle: BookedVehicle): BookingFlow {
  if (!vehicle.isSupported) return withRefused(flow, vehicle);
  if (flow.stage === 'booked') return flow;
  const place = flow.stage === 'vehicle' ? flow.place : (flow.newPlace ?? flow.place);
  if (!place) return flow;
  if (flow.stage !== 'vehicle' && isUnchanged(flow, vehicle, place)) {
    const known = withoutEntered(flow);
    const step = currentStep(flow);
    return halt(known, step) ?? withStep(known, step);
  }
  return { stage: 'services', shown: 2, vehicle, place, mileage: 0, services: {} };
}

function withRefused(flow: BookingFlow, vehicle: RefusedVehicle | undefined): BookingFlow {
  if (flow.stage === 'booked') return flow;
  if (!vehicle) return { ...flow, refused: undefined };
  const { registrationNumber, brand } = vehicle;
  return { ...flow, refused: { registrationNumber, brand } };
}

/** Without what was entered in the first step since it was finished. */
function withoutEntered<Flow extends OpenFlow>(flow: Flow): Flow {
  return { ...flow, newPlace: undefined, refused: undefined };
}

function isUnchanged(flow: OpenFlow, vehicle: BookedVehicle, place: Place): boolean {
  return (
    flow.vehicle.registrationNumber === vehicle.registrationNumber &&
    flow.place.latitude === place.latitude &&
    flow.place.longitude === place.longitude
  );
}

function chooseOffering(flow: OpenFlow, chosen: ChosenOffering): BookingFlow {
  const { offering, mileage = 0 } = chosen;
  if (!offering.isAvailable) return removeChosen(flow, offering.code);
  const isComplete = isChoosableOffering(chosen);
  const next = isComplete
    ? addOffering(flow.services, keepStated(flow, chosen))
    : withdrawOffering(flow.services, chosen);
  const isByMileage = isComplete && offering.code === mileageServiceCode;
  const unstated = unstatedAfter(flow.unstated, chosen, isComplete);
  const stated = { ...flow, unstated, mileage: isByMileage ? mileage : mileageAfter(flow, next) };
  return withServices(stated, next);
}

/** A changed message keeps the quantity, and the other way round. */
function keepStated({ services }: OpenFlow, chosen: ChosenOffering): ChosenOffering {
  const before = selectedService(services, chosen.offering.code);
  return before ? { ...chosen, unit: chosen.unit ?? before.unit } : chosen;
}

function removeChosen(flow: OpenFlow, removed: string): BookingFlow {
  const stated = dropUnstated(flow, ({ code }) => code === removed);
  if (!selectedService(flow.services, removed)) return stated;
  const next = removeOffering(flow.services, removed);
  return withServices({ ...stated, mileage: mileageAfter(flow, next) }, next);
}

function dropUnstated(flow: OpenFlow, isDropped: Parameters<typeof unstatedWithout>[1]): OpenFlow {
  const unstated = unstatedWithout(flow.unstated, isDropped);
  return unstated === flow.unstated ? flow : { ...flow, unstated };
}

/** Without the mileage service there is no mileage. */
function mileageAfter({ mileage }: OpenFlow, services: Selection): number {
  return selectedService(services, mileageServiceCode) ? mileage : 0;
}

/** Workshops and times depend on what is chosen, but not on quantities and messages. */
function withServices(flow: OpenFlow, services: Selection): BookingFlow {
  const next = { ...flow, services };
  if (isSameChoice(flow.services, services)) return next;
  if (hasServices(services)) return isLast(next) ? withoutTime(next) : next;
  return { ...begunOf(next), stage: 'services', shown: next.shown === 1 ? 1 : 2 };
}

function isSameChoice(before: Selection, after: Selection): boolean {
  const [codes, others] = [selectedCodes(before), selectedCodes(after)];
  return codes.length === others.length && codes.every((code) => Object.hasOwn(after, code));
}

/** Leads back to what is ticked without what it needs, so that it isn't dropped in a step after it. */
function halt(flow: OpenFlow, next: BookingStep): BookingFlow | undefined {
  const step = unstatedStep(flow, next);
  return step && withStep({ ...flow, halts: (flow.halts ?? 0) + 1 }, step);
}

function finishServices(flow: OpenFlow): BookingFlow {
  const halted = halt(flow, 3);
  if (halted) return halted;
  if (!hasServices(flow.services)) return flow;
  return flow.stage === 'services' ? { ...flow, stage: 'addons', shown: 3 } : withStep(flow, 3);
}

function finishAddons(flow: OpenFlow): BookingFlow {
  const halted = halt(flow, 4);
  if (halted) return halted;
  const addons = selectedCodes(flow.services, 'addon').length > 0;
  if (flow.stage === 'services') return flow;
  if (flow.stage === 'addons') return { ...flow, stage: 'workshop', shown: 4, addons };
  return { ...flow, shown: 4, addons };
}

/** Leaving the first step without finishing it drops what was entered there. */
function showStep(flow: OpenFlow, step: BookingStep): BookingFlow {
  if (step > currentStep(flow) || step === flow.shown) return flow;
  const known = withoutEntered(flow);
  return halt(known, step) ?? withStep(known, step);
}

function showPlace(flow: OpenFlow, place: BookingPlace): BookingFlow {
  if (place === 'booked') return flow;
  if (place === 'form') return returnToForm(flow);
  return place === 4 && flow.stage === 'form' ? leaveForm(flow) : showStep(flow, place);
}

/** Back from the form leads to the times of its workshop. */
function leaveForm(flow: FormFlow): BookingFlow {
  const known = withoutEntered(flow);
  const { workshop, prices, time: released } = flow;
  return halt(known, 4) ?? { ...withoutTime(known), shown: 4, workshop, prices, released };
}

function returnToForm(flow: OpenFlow): BookingFlow {
  const last = showStep(flow, 4);
  if (last.stage !== 'workshop' || last.shown !== 4 || !last.released) return last;
  return takeTime(last, last.released);
}

/** The step must not be after the current one. */
function withStep(flow: OpenFlow, step: BookingStep): BookingFlow {
  switch (flow.stage) {
    case 'services':
      return { ...flow, shown: step === 1 ? 1 : 2 };
    case 'addons':
      return { ...flow, shown: step === 4 ? 3 : step };
    case 'workshop':
    case 'form':
      return { ...flow, shown: step };
  }
}

function withoutTime(flow: LastFlow): WorkshopFlow {
  const { addons, shown } = flow;
  return { ...begunOf(flow), stage: 'workshop', addons, shown };
}

/** What stays when everything after the choice of offerings is dropped. */
function begunOf(flow: OpenFlow) {
  const { vehicle, place, newPlace, refused, mileage, services, unstated, halts } = flow;
  return { vehicle, place, newPlace, refused, mileage, services, unstated, halts };
}

function takeTime(flow: LastFlow, time: TakenTime): BookingFlow {
  const { workshop, prices } = flow;
  if (!workshop) return flow;
  const { notice: _, ...rest } = withoutTime(flow);
  return { ...rest, stage: 'form', shown: 4, workshop, prices, time };
}

/** Prices that change while the visitor fills in the form must be confirmed. */
function setPrices(flow: LastFlow, prices: WorkshopPrices): LastFlow {
  if (!arePricesOf(flow, prices)) return flow;
  const shown = shownServices(flow);
  const isSame = updatePrices(shown, prices.offers) === shown;
  return flow.stage === 'form' && !isSame
    ? { ...flow, prices, notice: 'priceChanged' }
    : { ...flow, prices };
}

/** Prices that don't belong to what is chosen now replace none that do. */
function currentPrices(flow: FormFlow, prices: WorkshopPrices): WorkshopPrices | undefined {
  return arePricesOf(flow, prices) ? prices : flow.prices;
}

function confirm(flow: FormFlow, bookingId: string): BookingFlow {
  const { vehicle, addons, workshop, time } = flow;
  const services = shownServices(flow);
  return { stage: 'booked', vehicle, services, addons, workshop, time, bookingId };
}
