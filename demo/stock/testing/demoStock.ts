import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import { generateVehicles } from '../cars/generateVehicles.ts';
import { dealers } from '../dealers/index.ts';

/** The day of the demo’s stock in tests. */
export const today = '2026-11-22';

/** The cars of each site. */
export const stock = new Map(
  dealers.map((dealer) => [dealer.site, generateVehicles(dealer, today)]),
);

/** Whether a vehicle is a motorcycle. */
export const isMotorcycle = ({ car_vehicle_type_code: code }: WireVehicle) => code === 'MC';

/** The ids of the cars that break a rule. */
export const breaking = (cars: readonly WireVehicle[], isBroken: (car: WireVehicle) => boolean) =>
  cars.filter(isBroken).map(({ car_id }) => car_id);
