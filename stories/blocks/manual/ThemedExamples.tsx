import { themeClass } from '#themes/themes.css.ts';
import { traitsOf } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import * as css from './BlockManual.css.ts';
import type { Example } from './exampleOf.ts';
import { ShownExample } from './ShownExample.tsx';

interface ThemedExamplesProps extends Example {
  /** The name of an example, by those of the block and the brand. */
  readonly labelOf: (block: string, brand: string) => string;
}

/** The same content in every theme. */
export function ThemedExamples({ labelOf, ...example }: ThemedExamplesProps) {
  return (
    <div className={css.themes}>
      {themeNames.map((theme) => (
        <figure key={theme} className={css.theme}>
          <figcaption>{traitsOf(theme).name}</figcaption>
          <section
            className={`sb-unstyled ${themeClass[theme]} ${css.stage}`}
            aria-label={labelOf(example.content.componentName, traitsOf(theme).name)}
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
