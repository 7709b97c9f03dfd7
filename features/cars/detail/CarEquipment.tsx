import { Icon, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { CarPageLayout } from '#domain/sites/site.ts';
import * as css from './CarEquipment.css.ts';
import { CarExcerpt } from './CarExcerpt.tsx';
import { equipmentOverflow } from './excerpt.ts';

interface CarEquipmentProps {
  readonly pieces: readonly string[];
  readonly layout: CarPageLayout;
  readonly dictionary: Dictionary;
}

const heights = { standard: 'equipment', facility: 'facilityEquipment' } as const;

/** The equipment of a car: the first pieces, and the rest on request. */
export function CarEquipment({ pieces, layout, dictionary }: CarEquipmentProps) {
  return (
    <CarExcerpt
      height={heights[layout]}
      overflow={equipmentOverflow(pieces.length, layout)}
      dictionary={dictionary}
    >
      <ul className={css.layouts[layout]}>
        {pieces.map((piece) => (
          <li key={piece} className={css.piece}>
            <span className={css.check}>
              <Icon name="check" size="s" />
            </span>
            <Text>{piece}</Text>
          </li>
        ))}
      </ul>
    </CarExcerpt>
  );
}
