import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import type { Random } from '../random.ts';
import type { ChosenCar } from './chooseVersion.ts';

interface Rule {
  readonly key: EquipmentKey;
  /** Its probability in a cheap car, and in an expensive one. */
  readonly odds: readonly [cheap: number, expensive: number];
  /** The first year it was available. */
  readonly since?: number;
  readonly only?: (car: ChosenCar) => boolean;
}

const isChargeable = ({ version }: ChosenCar) =>
  version.fuel === 'electric' || version.fuel === 'plugin';
const hasTank = ({ version }: ChosenCar) => version.fuel === 'diesel' || version.fuel === 'plugin';
const mayTow = ({ model }: ChosenCar) => model.tow > 0;
const isTall = ({ model }: ChosenCar) => model.body !== 'saloon' && model.body !== 'hatchback';

const passengerRules: readonly Rule[] = [
  { key: 'bluetooth', odds: [1, 1] },
  { key: 'isofix', odds: [1, 1] },
  { key: 'usb', odds: [0.5, 0.9], since: 2018 },
  { key: 'dab', odds: [0.5, 0.7] },
  { key: 'carplay', odds: [0.8, 1], since: 2018 },
  { key: 'navigation', odds: [0.25, 0.9] },
  { key: 'premiumAudio', odds: [0.05, 0.5] },
  { key: 'digitalCockpit', odds: [0.3, 0.95], since: 2018 },
  { key: 'wirelessCharging', odds: [0.15, 0.7], since: 2019 },
  { key: 'headUp', odds: [0.02, 0.4], since: 2017 },
  { key: 'laneAssist', odds: [0.4, 0.95], since: 2016 },
  { key: 'blindSpot', odds: [0.15, 0.7] },
  { key: 'trafficSigns', odds: [0.4, 0.8], since: 2017 },
  { key: 'parkAssist', odds: [0.08, 0.4] },
  { key: 'led', odds: [0.55, 1], since: 2015 },
  { key: 'matrixLed', odds: [0.02, 0.3], since: 2018 },
  { key: 'rainSensor', odds: [0.6, 0.95] },
  { key: 'keyless', odds: [0.35, 0.95] },
  { key: 'powerTailgate', odds: [0.05, 0.8], only: isTall },
  { key: 'panorama', odds: [0.05, 0.35] },
  { key: 'tintedGlass', odds: [0.3, 0.75] },
  { key: 'roofRails', odds: [0.5, 0.8], only: isTall },
  { key: 'heatedFront', odds: [0.85, 1] },
  { key: 'heatedRear', odds: [0.05, 0.5] },
  { key: 'heatedWheel', odds: [0.3, 0.8] },
  { key: 'heatedScreen', odds: [0.15, 0.4] },
  { key: 'parkingHeater', odds: [0.1, 0.5], only: hasTank },
  { key: 'heatPump', odds: [0.35, 0.75], only: ({ version }) => version.fuel === 'electric' },
  { key: 'leather', odds: [0.05, 0.6] },
  { key: 'electricSeat', odds: [0.03, 0.7] },
  { key: 'sportSeats', odds: [0.08, 0.4] },
  { key: 'ambientLight', odds: [0.1, 0.6], since: 2017 },
  { key: 'sunBlinds', odds: [0.03, 0.15] },
  { key: 'airSuspension', odds: [0, 0.12] },
  { key: 'chargingCable', odds: [1, 1], only: isChargeable },
  { key: 'winterWheels', odds: [0.4, 0.45] },
];

const vanRules: readonly Rule[] = [
  { key: 'airConditioning', odds: [0.9, 0.95] },
  { key: 'bluetooth', odds: [1, 1] },
  { key: 'carplay', odds: [0.5, 0.8], since: 2019 },
  { key: 'cruise', odds: [0.8, 0.9] },
  { key: 'heatedFront', odds: [0.6, 0.8] },
  { key: 'parkingHeater', odds: [0.4, 0.6], only: hasTank },
  { key: 'rearCamera', odds: [0.5, 0.8] },
  { key: 'rearSensors', odds: [0.5, 0.8] },
  { key: 'towbar', odds: [0.6, 0.75], only: mayTow },
  { key: 'bulkhead', odds: [0.9, 0.9], only: ({ model }) => model.body === 'van' },
  { key: 'racking', odds: [0.25, 0.35], only: ({ model }) => model.body === 'van' },
  { key: 'twoSideDoors', odds: [0.3, 0.4], only: ({ model }) => model.body === 'van' },
  { key: 'rearDoors', odds: [0.5, 0.7], only: ({ model }) => model.body === 'van' },
  { key: 'plywoodFloor', odds: [0.6, 0.6], only: ({ model }) => model.body === 'van' },
  { key: 'socket230', odds: [0.15, 0.3] },
  { key: 'workLight', odds: [0.2, 0.3] },
  { key: 'roofRack', odds: [0.2, 0.25] },
  { key: 'chargingCable', odds: [1, 1], only: isChargeable },
  { key: 'winterWheels', odds: [0.35, 0.4] },
];

const motorcycleRules: readonly Rule[] = [
  { key: 'castWheels17', odds: [1, 1] },
  { key: 'led', odds: [0.6, 1], since: 2017 },
  { key: 'immobiliser', odds: [1, 1] },
  { key: 'tractionControl', odds: [1, 1], since: 2017 },
  { key: 'ridingModes', odds: [0.7, 1], since: 2019 },
  { key: 'quickshifter', odds: [0.4, 0.8], since: 2018 },
  { key: 'colourDisplay', odds: [0.6, 1], since: 2019 },
  { key: 'bluetooth', odds: [0.4, 0.8], since: 2019 },
  { key: 'cruise', odds: [0.1, 0.6] },
  { key: 'keyless', odds: [0.05, 0.4], since: 2019 },
  { key: 'heatedGrips', odds: [0.6, 0.9] },
  { key: 'adjustableFork', odds: [0.6, 1] },
  { key: 'centreStand', odds: [0.1, 0.3] },
  { key: 'panniers', odds: [0.25, 0.35] },
  { key: 'flyscreen', odds: [0.35, 0.4] },
  { key: 'crashBars', odds: [0.3, 0.35] },
];

/** Every motorcycle of these years has ABS, with or without cornering ABS. */
const brakes: readonly Rule[] = [
  { key: 'corneringAbs', odds: [0.4, 1], since: 2019 },
  { key: 'abs', odds: [1, 1] },
];

/** Alternatives, best first: a car has at most one of each row. */
const steps: readonly (readonly Rule[])[] = [
  [
    { key: 'twoZoneClimate', odds: [0.3, 1] },
    { key: 'airConditioning', odds: [1, 1] },
  ],
  [
    { key: 'adaptiveCruise', odds: [0.25, 0.95], since: 2016 },
    { key: 'cruise', odds: [0.95, 1] },
  ],
  [
    { key: 'allSensors', odds: [0.15, 0.9] },
    { key: 'rearSensors', odds: [0.8, 1] },
  ],
  [
    { key: 'surroundCamera', odds: [0.03, 0.45], since: 2017 },
    { key: 'rearCamera', odds: [0.5, 0.95] },
  ],
  [
    { key: 'foldingTowbar', odds: [0.05, 0.45], only: mayTow },
    { key: 'towbar', odds: [0.3, 0.5], only: mayTow },
  ],
];

const wheels: readonly EquipmentKey[] = [
  'alloys16',
  'alloys17',
  'alloys18',
  'alloys19',
  'alloys20',
];

/** A car's equipment: first what every such car has, then a random choice. */
export function equipmentOf(
  car: ChosenCar,
  certain: readonly EquipmentKey[],
  random: Random,
): EquipmentKey[] {
  const rivals = steps
    .filter((step) => step.some(({ key }) => certain.includes(key)))
    .flatMap((step) => step.map(({ key }) => key));
  const others = chosenEquipment(car, random).filter((key) => !rivals.includes(key));
  return [...new Set([...certain, ...others])];
}

function chosenEquipment(car: ChosenCar, random: Random): EquipmentKey[] {
  // The range from cheap to expensive list prices, in thousands of kronor.
  const [low, span] = car.model.body === 'motorcycle' ? [80, 100] : [180, 420];
  const rank = Math.max(0, Math.min(1, (car.version.price - low) / span));
  const has = ({ odds, since = 0, only }: Rule) =>
    random.chance(odds[0] + (odds[1] - odds[0]) * rank) &&
    car.year >= since &&
    (only?.(car) ?? true);
  if (car.model.body === 'van' || car.model.body === 'pickup') {
    return vanRules.filter(has).map(({ key }) => key);
  }
  if (car.model.body === 'motorcycle') {
    const rules = [...brakes.filter(has).slice(0, 1), ...motorcycleRules.filter(has)];
    return rules.map(({ key }) => key);
  }
  const seven = car.model.seats >= 7 ? (['sevenSeats'] as const) : [];
  return [
    ...steps.flatMap((step) => step.find(has)?.key ?? []),
    ...passengerRules.filter(has).map(({ key }) => key),
    ...seven,
    wheelsOf(rank, random),
  ];
}

function wheelsOf(rank: number, random: Random): EquipmentKey {
  return wheels[Math.min(4, Math.floor(rank * 4 + random.next()))] ?? 'alloys17';
}
