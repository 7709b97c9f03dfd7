import { Button } from '#design-system/Button/Button.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { brandNames } from '../docs/brandNames.ts';
import * as css from './start.css.ts';

const moods: Readonly<Record<ThemeName, string>> = {
  default: 'Nordic and calm, with one warm signal',
  mercedes: 'Quiet luxury, with a lot of space',
  smart: 'City, round and bright',
  carstore: 'Used cars, brisk, price first',
};

const { action, accent, accentSoft, text, border } = vars.color;
const shown = { text, accent, accentSoft, action, border };

/** The four brands by their type, colours and corners, rendered from the themes. */
export function BrandCards() {
  return (
    <div className={`sb-unstyled ${css.brands}`}>
      {themeNames.map((theme) => (
        <section
          key={theme}
          className={`${themeClass[theme]} ${surface.base} ${css.brand}`}
          aria-label={brandNames[theme]}
        >
          <Heading level={3}>{brandNames[theme]}</Heading>
          <Text>{moods[theme]}</Text>
          <span className={css.swatches} aria-hidden="true">
            {Object.entries(shown).map(([role, color]) => (
              <span key={role} className={css.swatch} style={{ backgroundColor: color }} />
            ))}
          </span>
          <Button>Boka provkörning</Button>
        </section>
      ))}
    </div>
  );
}
