import type { TechnicalFactName } from '#domain/cars/car.ts';
import type { CompareRowName } from '#domain/cars/compareTable.ts';
import type { PlainTextKey } from '#domain/content/dictionary.ts';

/** Dictionary keys of the labels of a car's technical data. */
export const technicalTerms = {
  power: 'carPower',
  drive: 'carDrive',
  gearbox: 'carGearbox',
  acceleration: 'carAcceleration',
  fuelConsumption: 'carFuelConsumption',
  emission: 'carEmission',
  electricConsumption: 'carElectricConsumption',
  electricRange: 'carElectricRange',
  batterySize: 'carBatterySize',
  chargingSpeedAc: 'carChargingSpeedAc',
  chargingSpeedDc: 'carChargingSpeedDc',
  fuelTank: 'carFuelTank',
  seats: 'carSeats',
  doors: 'carDoors',
  cargoVolume: 'carCargoVolume',
  serviceWeight: 'carServiceWeight',
  length: 'carLength',
  width: 'carWidth',
  height: 'carHeight',
  safetyStars: 'carSafetyStars',
  firstRegistration: 'carFirstRegistration',
  chassisNumber: 'carChassisNumber',
} as const satisfies Readonly<Record<TechnicalFactName, PlainTextKey>>;

/** Dictionary keys of the labels of the comparison's rows. */
export const rowTerms = {
  images: 'carImages',
  price: 'carPrice',
  campaign: 'carCampaign',
  loan: 'carLoan',
  privateLeasing: 'carPrivateLeasing',
  companyLeasing: 'carCompanyLeasing',
  condition: 'carCondition',
  year: 'carYear',
  fuel: 'carFuel',
  electricRange: 'carElectricRange',
  mileage: 'carMileage',
  acceleration: 'carAcceleration',
} as const satisfies Readonly<Record<CompareRowName, PlainTextKey>>;
