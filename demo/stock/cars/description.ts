import type { Country } from '../countries/country.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import type { DescriptionWords, Purpose, Some } from '../languages/language.ts';
import type { BodyStyle, CarModel } from '../models/model.ts';
import type { Random } from '../random.ts';
import { type Figures, fill } from '../text.ts';
import type { Described, Say } from './described.ts';
import { engineSentence } from './engineSentence.ts';
import type { History } from './history.ts';

const soldHereShare = 0.35;
const flawShare = 0.72;
const inspectedShare = 0.12;
/** Years after which cars are inspected, in most countries. */
const inspectionAge = 3;

/** Cars above this age may have a different promise. */
const oldYears = 10;

/** Writes a few sentences about a car, in paragraphs. */
export function describe(
  described: Described,
  dealer: Dealer,
  figures: Figures,
  random: Random,
): string {
  const { kind, text } = described;
  const words = dealer.country.language.descriptions;
  const say = (sentences: Some<string>, marks: Readonly<Record<string, string>> = {}) =>
    fill(random.pick(sentences), marks);
  if (text !== undefined) return paragraphs([text], [promise(described, dealer, say)]);
  const opening = say(openingsOf(described.car.model, dealer.country), {
    model: described.modelName,
  });
  const engine = engineSentence(described, dealer.country, figures, say, random);
  const equipped = equipmentSentence(described, dealer.country, say, random);
  if (kind === 'sample') return paragraphs([opening, engine], [say(words.sample)]);
  if (kind === 'fresh') return paragraphs([opening, engine], [equipped, say(words.fresh)]);
  if (kind === 'demo') return paragraphs([opening, engine, equipped], [say(words.demo)]);
  return paragraphs(
    [opening, engine],
    [...historySentences(described, dealer, say, random), equipped],
    [promise(described, dealer, say)],
  );
}

function paragraphs(...groups: readonly (readonly string[])[]): string {
  return groups.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

function historySentences(
  { history, car, kind }: Described,
  { country, newBrands }: Dealer,
  say: Say,
  random: Random,
): string[] {
  const words = country.language.descriptions;
  const isOurs = newBrands.includes(car.model.brand) && random.chance(soldHereShare);
  const single = isOurs ? (words.soldHere ?? words.oneOwner) : words.oneOwner;
  const owned = history.owners === 1 ? say(single) : say(words.owners, ownerMarks(history, words));
  const ofMotorcycles = kind === 'motorcycle' ? country.language.motorcycles : undefined;
  const isInspected =
    ofMotorcycles === undefined && history.age > inspectionAge && random.chance(inspectedShare);
  if (isInspected) return [capitalised(owned), words.inspected];
  const flaws = ofMotorcycles?.flaws ?? words.flaws;
  return random.chance(flawShare) ? [capitalised(owned), say(flaws)] : [capitalised(owned)];
}

function ownerMarks({ owners }: History, { counts }: DescriptionWords) {
  return { owners: counts[owners - 2] ?? String(owners) };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function promise({ history, kind }: Described, dealer: Dealer, say: Say): string {
  if (kind === 'motorcycle') return say(dealer.motorcycles?.promises ?? dealer.promises);
  const { oldCarPromise, promises } = dealer;
  return history.age > oldYears && oldCarPromise !== undefined ? oldCarPromise : say(promises);
}

/** The opening sentences of a model. Throws if the language has none about motorcycles. */
function openingsOf({ body, size }: CarModel, { language }: Country): Some<string> {
  if (body !== 'motorcycle') return language.descriptions.openings[purposeOf(body, size.length)];
  if (language.motorcycles) return language.motorcycles.openings;
  throw new Error(`There are no texts about motorcycles in ${language.locale}.`);
}

function purposeOf(body: Exclude<BodyStyle, 'motorcycle'>, length: number): Purpose {
  switch (body) {
    case 'van':
      return 'van';
    case 'pickup':
      return 'pickup';
    case 'estate':
    case 'mpv':
      return 'family';
    case 'suv':
      return 'tall';
    case 'saloon':
      return 'saloon';
    case 'convertible':
    case 'coupe':
      return 'fun';
    case 'hatchback':
      // A long hatchback is not a small car.
      return length > 4500 ? 'saloon' : 'small';
  }
}

/** Popular equipment, the most expensive first. */
const wanted: readonly EquipmentKey[] = [
  ...(['airSuspension', 'sevenSeats', 'panorama', 'foldingTowbar', 'towbar', 'racking'] as const),
  ...(['heatPump', 'parkingHeater', 'surroundCamera', 'twoSideDoors', 'matrixLed'] as const),
  ...([
    'headUp',
    'premiumAudio',
    'leather',
    'adaptiveCruise',
    'powerTailgate',
    'rearCamera',
  ] as const),
  ...(['winterWheels', 'electricSeat', 'navigation', 'heatedWheel', 'heatedFront'] as const),
  ...(['cruise', 'rearSensors'] as const),
  ...(['panniers', 'quickshifter', 'corneringAbs', 'heatedGrips', 'crashBars'] as const),
  ...(['colourDisplay', 'ridingModes', 'centreStand', 'flyscreen', 'adjustableFork'] as const),
];

function equipmentSentence(
  { equipment }: Described,
  { language }: Country,
  say: Say,
  random: Random,
): string {
  const likely = wanted.filter((key) => equipment.includes(key)).slice(0, 6);
  const [first, second, third] = random.shuffled(likely);
  if (first === undefined || second === undefined || third === undefined) return '';
  const [a, b, c] = [first, second, third].map((key) => midSentence(language.equipment[key]));
  return say(language.descriptions.equipment, {
    equipment: `${a}, ${b} ${language.descriptions.and} ${c}`,
  });
}

/** Lower-cases a text for the middle of a sentence; names and abbreviations keep their capitals. */
function midSentence(text: string): string {
  return /^(Apple|Bluetooth|Isofix|Matrix|\p{Lu}{2})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
