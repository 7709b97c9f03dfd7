import { Text } from '#design-system/Text/Text.tsx';
import * as css from './fields.css.ts';

interface ForeignControlProps {
  /** What the field is called. */
  readonly label: string;
  /** The value as the platform stores it. */
  readonly raw: string;
}

/** The most characters that are shown of a value. */
const shownCharacters = 300;

/** A value that the editor doesn't understand. It is shown and kept. */
export function ForeignControl({ label, raw }: ForeignControlProps) {
  const isLong = raw.length > shownCharacters;
  return (
    <div>
      <Text style="label">{label}</Text>
      <Text style="small" tone="muted">
        This can’t be edited here. It stays as it is.
      </Text>
      <code className={css.foreign}>{isLong ? `${raw.slice(0, shownCharacters)} …` : raw}</code>
    </div>
  );
}
