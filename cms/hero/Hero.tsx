import type { ReactNode } from 'react';
import { Container } from '#design-system';
import type { BlockProps } from '../block.ts';
import * as css from './Hero.css.ts';
import { HeroCopy, hasCopy } from './HeroCopy.tsx';
import { HeroMedia, heroFilm } from './HeroMedia.tsx';
import * as stageCss from './HeroStage.css.ts';
import type { heroFields } from './heroFields.ts';

interface HeroProps
  extends Pick<BlockProps<typeof heroFields>, 'fields' | 'editing' | 'frame' | 'isFirst'> {
  /** For editors: the fields that can't be seen. */
  readonly hiddenFields: ReactNode;
  /** The search bar, if there is one. */
  readonly search?: ReactNode | undefined;
}

/** The background that a start page's header lies over, by the colour of the hero's text. */
const grounds = { white: 'dark', black: 'light' } as const;

/** A large picture or film with text over it and, optionally, a search bar at its lower edge. */
export function Hero({ hiddenFields, search, ...props }: HeroProps) {
  const { fields, frame, isFirst } = props;
  const { textColor, variant, hasMarginTop, centerContent, contentPlacement } = fields;
  const classes = [css.tone[textColor], css.height[variant]];
  if (hasMarginTop) classes.push(css.airAbove);
  if (isFirst) classes.push(css.first);
  if (search) classes.push(css.withSearch);
  const stage = [
    stageCss.stage[contentPlacement],
    stageCss.align[centerContent ? 'center' : 'start'],
  ];
  if (heroFilm(fields)) stage.push(stageCss.besideControls);
  return (
    <section
      className={classes.join(' ')}
      data-under-header={isFirst ? grounds[textColor] : undefined}
    >
      <HeroMedia {...props} />
      <div className={stage.join(' ')}>
        {frame.mode === 'edit' && <div className={stageCss.hiddenFields}>{hiddenFields}</div>}
        {hasCopy(props) && <HeroCopy {...props} />}
        {search && (
          <div className={stageCss.band} data-print="hide">
            <Container>
              <div className={stageCss.bar}>{search}</div>
            </Container>
          </div>
        )}
      </div>
    </section>
  );
}
