import { Button } from '#design-system/Button/Button.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { themeClass } from '#themes/themes.css.ts';
import { traitsOf } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import * as css from './start.css.ts';

const { action, accent, accentSoft, text, border } = vars.color;
const shown = { text, accent, accentSoft, action, border };

/** The brands by their type, colours and corners, rendered from the themes. */
export function BrandCards() {
  return (
    <div className={`sb-unstyled ${css.brands}`}>
      {themeNames.map((theme) => (
        <section
          key={theme}
          className={`${themeClass[theme]} ${surface.base} ${css.brand}`}
          aria-label={traitsOf(theme).name}
        >
          <Heading level={3}>{traitsOf(theme).name}</Heading>
          <Text>{traitsOf(theme).mood}</Text>
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
