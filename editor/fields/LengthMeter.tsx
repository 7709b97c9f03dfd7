import * as css from './fields.css.ts';
import type { ShownLength } from './shownLengths.ts';

interface LengthMeterProps extends ShownLength {
  readonly text: string;
}

/** How long a text is, compared with what is shown of it. */
export function LengthMeter({ text, characters, where }: LengthMeterProps) {
  const { length } = text.trim();
  const words = `${length} of about ${characters} characters that ${where} show`;
  return (
    <div className={css.meter}>
      <meter
        className={css.meterBar}
        aria-label={words}
        max={characters * 1.5}
        low={characters}
        high={characters * 1.2}
        optimum={0}
        value={length}
      />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
