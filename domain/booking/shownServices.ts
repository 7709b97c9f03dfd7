import type { BegunFlow, OpenFlow } from './bookingFlow.ts';
import { type Selection, selectedCodes, updatePrices } from './selection.ts';
import type { PriceQuestion } from './service.ts';
import type { WorkshopPrices } from './workshopPrices.ts';

/** What prices are to be requested for; `undefined` until a workshop is chosen. */
export function priceQuestion(flow: OpenFlow): PriceQuestion | undefined {
  const workshop = 'workshop' in flow ? flow.workshop : undefined;
  if (!workshop) return undefined;
  const { vehicle, mileage, services } = flow;
  return {
    registrationNumber: vehicle.registrationNumber,
    mileage,
    departmentId: workshop.departmentId,
    offerings: selectedCodes(services),
  };
}

/** Whether prices belong to what is chosen now. */
export function arePricesOf(flow: OpenFlow, { question }: WorkshopPrices): boolean {
  const current = priceQuestion(flow);
  return (
    current !== undefined &&
    current.registrationNumber === question.registrationNumber &&
    current.mileage === question.mileage &&
    current.departmentId === question.departmentId &&
    current.offerings.join() === question.offerings.join()
  );
}

/**
 * What is chosen, with the prices that visitors see: those of the workshop as soon as they are known for exactly this
 * choice, until then the median prices with which it was chosen.
 */
export function shownServices(flow: BegunFlow): Selection {
  const prices = 'prices' in flow ? flow.prices : undefined;
  if (flow.stage === 'booked' || !prices || !arePricesOf(flow, prices)) return flow.services;
  return updatePrices(flow.services, prices.offers);
}
