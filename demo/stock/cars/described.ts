import type { EquipmentKey } from '../languages/equipmentKeys.ts';
import type { Some } from '../languages/language.ts';
import type { ChosenCar } from './chooseVersion.ts';
import type { History } from './history.ts';
import type { CarKind } from './slot.ts';

/** The input of a description. */
export interface Described {
  readonly car: ChosenCar;
  /** The name of the model in the country. */
  readonly modelName: string;
  readonly kind: CarKind;
  readonly history: History;
  readonly equipment: readonly EquipmentKey[];
  /** The text of the page that shows this car, if any. */
  readonly text?: string | undefined;
}

/** Picks one of the sentences and fills in its placeholders. */
export type Say = (sentences: Some<string>, marks?: Readonly<Record<string, string>>) => string;
