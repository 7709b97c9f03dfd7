import {
  type TechnicalFact,
  type TechnicalFactName,
  technicalFactNames,
} from '#domain/cars/car.ts';
import { dayOf } from '#domain/content/instant.ts';
import { unbroken } from '#domain/numbers/unbroken.ts';
import type { WireRecordHit } from './carWire.ts';

type Read = (wire: WireRecordHit, timeZone: string) => string | undefined;

const readings: Readonly<Record<TechnicalFactName, Read>> = {
  power: (wire) => wire.car_power_text ?? wire.car_power,
  drive: (wire) => wire.car_drive,
  gearbox: (wire) => wire.car_gearbox,
  acceleration: (wire) => wire.car_acceleration_text,
  fuelConsumption: (wire) => wire.car_fuel_combined_text,
  emission: (wire) => wire.car_emission_mixed_text,
  electricConsumption: (wire) => wire.wltp_electric_consumption_text,
  electricRange: (wire) => wire.wltp_electric_range_text ?? wire.car_electric_range_text,
  batterySize: (wire) => wire.battery_size_text,
  chargingSpeedAc: (wire) => wire.electric_charging_speed_ac_text,
  chargingSpeedDc: (wire) => wire.electric_charging_speed_dc_text,
  fuelTank: (wire) => wire.car_fuel_tank_capacity_text,
  seats: (wire) => wire.car_seats,
  doors: (wire) => wire.car_doors,
  cargoVolume: (wire) => wire.car_cargo_volume_text,
  serviceWeight: (wire) => wire.car_service_weight_text,
  length: (wire) => wire.car_length_text,
  width: (wire) => wire.car_width_text,
  height: (wire) => wire.car_height_text,
  safetyStars: (wire) => wire.car_ncapstars,
  firstRegistration: ({ car_firstregistration: date }, timeZone) => date && dayOf(date, timeZone),
  chassisNumber: (wire) => wire.car_chassino,
};

/** The known technical data of a car, in display order. Dates are those of the time zone. */
export function parseTechnicalData(
  wire: WireRecordHit,
  timeZone: string,
): readonly TechnicalFact[] {
  return technicalFactNames.flatMap((name) => {
    const text = readings[name](wire, timeZone);
    return text === undefined ? [] : [{ name, text: unbroken(text) }];
  });
}
