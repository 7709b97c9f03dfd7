import { RadioGroup } from '#design-system';
import { vatChoiceName, vatChosen } from '#domain/cars/vatChoice.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';

interface VatRadiosProps {
  readonly texts: Pick<Dictionary, 'vatOfVans' | 'vatWithout' | 'vatWith'>;
}

/** The choice between prices of vans without VAT and with it. The server renders it, so browsers need no code for it. */
export function VatRadios({ texts }: VatRadiosProps) {
  return (
    <RadioGroup
      legend={texts.vatOfVans}
      name={vatChoiceName}
      defaultValue="without"
      options={[
        { value: 'without', label: texts.vatWithout },
        { value: vatChosen, label: texts.vatWith },
      ]}
      direction="row"
    />
  );
}
