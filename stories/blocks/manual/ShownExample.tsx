import { surface } from '#themes/surfaces.css.ts';
import type { ThemeName } from '#tokens/names.ts';
import { BlockExample } from '../BlockExample.tsx';
import type { Example } from './exampleOf.ts';
import * as css from './ShownExample.css.ts';

interface ShownExampleProps extends Example {
  /**
   * The brand it is shown in.
   * @default 'default'
   */
  readonly theme?: ThemeName | undefined;
}

/** An example with enough of a page around it to be visible. */
export function ShownExample({ content, shape, theme }: ShownExampleProps) {
  const block = <BlockExample {...content} theme={theme} />;
  switch (shape) {
    case 'strip':
      return block;
    case 'part':
      return <div className={css.part}>{block}</div>;
    case 'gap':
      return (
        <>
          <div className={`${surface.soft} ${css.neighbour}`} />
          {block}
          <div className={`${surface.soft} ${css.neighbour}`} />
        </>
      );
  }
}
