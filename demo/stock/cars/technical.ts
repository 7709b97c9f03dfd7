import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Country } from '../countries/country.ts';
import type { ElectricVersion, PluginVersion, Version } from '../models/model.ts';
import type { Figures } from '../text.ts';
import type { ChosenCar } from './chooseVersion.ts';

/** Grams of carbon dioxide per km for a litre per 100 km. */
const grams = { petrol: 22.8, hybrid: 22.8, plugin: 22.8, diesel: 26.3 } as const;

/** The technical data of a car: engine, size and weight. */
export function technicalFields(
  { model, version }: ChosenCar,
  country: Country,
  figures: Figures,
): Partial<WireVehicle> {
  const { number } = figures;
  const millimetres = (value: number) => `${number(value)} mm`;
  return {
    car_power: version.horsepower,
    car_power_text: country.format.power(version.horsepower, number),
    car_acceleration_text: `${number(version.acceleration, 1)} s`,
    car_service_weight_text: `${number(version.weight)} kg`,
    ...(model.tow > 0 ? { car_towing_weight: model.tow } : {}),
    car_seats: model.seats,
    ...(model.doors > 0 ? { car_doors: model.doors } : {}),
    ...(model.cargo > 0 ? { car_cargo_volume_text: `${number(model.cargo)} l` } : {}),
    car_length_text: millimetres(model.size.length),
    car_width_text: millimetres(model.size.width),
    car_height_text: millimetres(model.size.height),
    ...(model.stars > 0 ? { car_ncapstars: model.stars } : {}),
    ...fuelFields(version, country, figures),
  };
}

function fuelFields(version: Version, country: Country, figures: Figures): Partial<WireVehicle> {
  const { number } = figures;
  switch (version.fuel) {
    case 'electric':
      return {
        car_emission_mixed_text: '0 g/km',
        wltp_electric_consumption_text: country.format.electricity(version.electricity, number),
        electric_charging_speed_dc_text: `${number(version.chargingDc)} kW`,
        ...batteryFields(version, country, figures),
      };
    case 'plugin':
      return {
        ...tankFields(version, country, figures),
        ...batteryFields(version, country, figures),
      };
    case 'petrol':
    case 'diesel':
    case 'hybrid':
      return tankFields(version, country, figures);
  }
}

function tankFields(
  version: Exclude<Version, ElectricVersion>,
  { format }: Country,
  { number }: Figures,
): Partial<WireVehicle> {
  return {
    car_emission_mixed_text: `${number(Math.round(version.consumption * grams[version.fuel]))} g/km`,
    car_fuel_combined_text: format.consumption(version.consumption, number),
    car_fuel_tank_capacity_text: `${number(version.tank)} l`,
  };
}

function batteryFields(
  version: ElectricVersion | PluginVersion,
  { format, distance }: Country,
  { number }: Figures,
): Partial<WireVehicle> {
  const inMiles = distance.odometer === 'mi';
  const range = format.range(version.range, number);
  return {
    wltp_electric_range: inMiles ? Math.round(version.range / distance.kilometres) : version.range,
    wltp_electric_range_text: range,
    car_electric_range_text: range,
    battery_size_text: `${number(version.battery, Number.isInteger(version.battery) ? 0 : 1)} kWh`,
    electric_charging_speed_ac_text: `${number(version.chargingAc, Number.isInteger(version.chargingAc) ? 0 : 1)} kW`,
  };
}
