import { garbagePage } from '../faults/withFault.ts';
import { errorResult } from './errors.ts';
import type { PlannedVehicle, WorkshopPlan } from './workshopPlan.ts';
import type { Wait } from './workshopStream.ts';

const plate = /^[A-ZÅÄÖ]{3}\d{2}[A-Z\d]$/;
const slowMs = 4_000;

/** A vehicle that the service knows. */
export interface RequestedVehicle {
  readonly registrationNumber: string;
  readonly vehicle: PlannedVehicle;
}

/** The vehicle with a registration number, or the error that its behaviour demands. */
export async function findVehicle(
  text: string,
  { vehicles }: Pick<WorkshopPlan, 'vehicles'>,
  wait: Wait,
  signal: AbortSignal,
): Promise<RequestedVehicle | Response> {
  const registrationNumber = text.replaceAll(/\s+/g, '').toUpperCase();
  const vehicle = Object.hasOwn(vehicles, registrationNumber)
    ? vehicles[registrationNumber]
    : undefined;
  if (!vehicle)
    return errorResult(plate.test(registrationNumber) ? 'VehicleNotFound' : 'InvalidReg');
  const refused = await refusalOf(vehicle, wait, signal);
  return refused ?? { registrationNumber, vehicle };
}

async function refusalOf(
  { behaviour, brand }: PlannedVehicle,
  wait: Wait,
  signal: AbortSignal,
): Promise<Response | undefined> {
  switch (behaviour) {
    case 'invalid':
      return errorResult('InvalidReg');
    case 'unknown':
      return errorResult('VehicleNotFound');
    case 'unsupportedBrand':
      return errorResult('BrandNotSupported', brand);
    case 'failing':
      return errorResult('ServerError');
    case 'garbage':
      return garbagePage();
    case 'slow':
      await wait(slowMs, signal);
      return undefined;
    default:
      return undefined;
  }
}
