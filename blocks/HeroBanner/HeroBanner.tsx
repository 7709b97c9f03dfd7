import { Container } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { picturePair } from '../content/mediaPair.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { isSearchUrl, SearchBar } from '../search/SearchBar.tsx';
import * as css from './HeroBanner.css.ts';
import { heroBannerFields } from './HeroBanner.fields.ts';
import { HeroCopy, hasCopy } from './HeroCopy.tsx';
import { HeroMedia, heroFilm } from './HeroMedia.tsx';
import * as stageCss from './HeroStage.css.ts';

type HeroBannerProps = BlockProps<typeof heroBannerFields>;

function HeroBanner(props: HeroBannerProps) {
  const { fields, frame } = props;
  if (isBare(props)) return null;
  const { textColor, variant, hasMarginTop, centerContent, contentPlacement } = fields;
  const classes = [css.tone[textColor], css.height[variant]];
  if (hasMarginTop) classes.push(css.airAbove);
  const url = searchUrl(fields);
  if (url) classes.push(css.withSearch);
  const stage = [
    stageCss.stage[contentPlacement],
    stageCss.align[centerContent ? 'center' : 'start'],
  ];
  if (heroFilm(fields)) stage.push(stageCss.besideControls);
  return (
    <section className={classes.join(' ')}>
      <HeroMedia {...props} />
      <div className={stage.join(' ')}>
        <HeroHiddenFields {...props} />
        {hasCopy(props) && <HeroCopy {...props} />}
        {url && (
          <div className={stageCss.band} data-print="hide">
            <Container>
              <div className={stageCss.bar}>
                <SearchBar
                  url={url}
                  placeholder={fields.searchPlaceholder}
                  placeholderWide={fields.searchPlaceholderDesktop}
                  frame={frame}
                />
              </div>
            </Container>
          </div>
        )}
      </div>
    </section>
  );
}

/** Where the search leads, if there is one. */
function searchUrl({ hasSearchBar, searchUrl: url }: HeroBannerProps['fields']) {
  return hasSearchBar && isSearchUrl(url) ? url : undefined;
}

/** A banner of picture without a picture is nothing, except to the editor who may add one. */
function isBare({ fields, frame }: HeroBannerProps): boolean {
  if (fields.content === 'video' || frame.mode === 'edit') return false;
  return picturePair(fields.image, fields.imagePhone) === undefined;
}

function HeroHiddenFields({ editing, frame }: HeroBannerProps) {
  if (frame.mode !== 'edit') return null;
  return (
    <div className={stageCss.hiddenFields}>
      <HiddenFields
        declarations={heroBannerFields}
        editing={editing}
        of={[
          'imagePhone',
          'videoDesktop',
          'videoPhone',
          'searchUrl',
          'searchPlaceholder',
          'searchPlaceholderDesktop',
        ]}
      />
    </div>
  );
}

export const heroBanner = defineBlock({
  manual: {
    purpose:
      'The large picture or film that opens a page, with a headline, a way on and, on the start page, the search.',
    useWhen: [
      'A page opens with one strong picture and one message.',
      'The start page lets visitors search right away.',
    ],
    avoidWhen: [
      'A text needs more than two sentences: a Blurb has room for it.',
      'A page has one already: the second only competes with the first.',
    ],
    alsoKnownAs: ['hero', 'banner', 'top picture', 'start page search', 'splash'],
  },
  fields: heroBannerFields,
  Component: HeroBanner,
});
