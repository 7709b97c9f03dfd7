import { themeClass } from '#themes/themes.css.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import * as css from './BlockManual.css.ts';
import type { Example } from './exampleOf.ts';
import { ShownExample } from './ShownExample.tsx';

const brands: Readonly<Record<ThemeName, string>> = {
  default: 'Nordvik',
  mercedes: 'Mercedes-Benz',
  smart: 'smart',
  carstore: 'Carstore',
};

/** The same content in every theme. */
export function ThemedExamples(example: Example) {
  return (
    <div className={css.themes}>
      {themeNames.map((theme) => (
        <figure key={theme} className={css.theme}>
          <figcaption>{brands[theme]}</figcaption>
          <section
            className={`sb-unstyled ${themeClass[theme]} ${css.stage}`}
            aria-label={`${example.content.componentName} in the look of ${brands[theme]}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
            tabIndex={0}
          >
            <div className={css.page}>
              <ShownExample {...example} theme={theme} />
            </div>
          </section>
        </figure>
      ))}
    </div>
  );
}
