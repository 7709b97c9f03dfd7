import * as css from '#stories/docs/docs.css.ts';
import { frameAddress, storyAddress } from '#stories/docs/links.ts';
import { themeNames } from '#tokens/names.ts';
import * as own from './patterns.css.ts';

interface LiveExampleProps {
  /** The id of the Storybook story. */
  readonly story: string;
  /** How much of it is shown, in px. */
  readonly height: number;
  /** What to see in it. */
  readonly shows: string;
}

const [firstTheme] = themeNames;

/** A state of the product in a frame of its own, which loads when it comes into view. */
export function LiveExample({ story, height, shows }: LiveExampleProps) {
  return (
    <figure className={`${css.frame} ${own.example}`}>
      <iframe
        className={css.stage}
        style={{ blockSize: `${height}px` }}
        title={`Example: ${story.replaceAll(/-+/g, ' ')}`}
        src={frameAddress(story, firstTheme)}
        loading="lazy"
      />
      <figcaption className={own.caption}>
        <span>{shows}</span>
        <a href={storyAddress(story)} target="_top">
          Open this state
        </a>
      </figcaption>
    </figure>
  );
}
