import { Container, Heading } from '#design-system';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { type BlockFrame, type BlockProps, defineBlock } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { picturePair } from '../content/mediaPair.ts';
import { pageHref } from '../content/pageHref.ts';
import { headingLevel } from '../content/titleTag.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { Hero } from '../hero/Hero.tsx';
import { HeroLink } from '../hero/HeroCopy.tsx';
import { unseenHeroFields } from '../hero/heroFields.ts';
import { isSearchUrl, SearchBar } from '../search/SearchBar.tsx';
import { section } from '../section/section.css.ts';
import * as css from './HeroSearchBanner.css.ts';
import { heroSearchBannerFields } from './HeroSearchBanner.fields.ts';

type HeroSearchBannerProps = BlockProps<typeof heroSearchBannerFields>;

/** Over a picture where there is one, or for an editor who may add one; else as tall as its words. */
function HeroSearchBanner(props: HeroSearchBannerProps) {
  const { fields, editing, frame, isFirst } = props;
  const { content, image, imagePhone } = fields;
  const isBare = content === 'image' && picturePair(image, imagePhone) === undefined;
  if (isBare && frame.mode !== 'edit') return <PlainBanner {...props} />;
  return (
    <Hero
      fields={fields}
      editing={editing}
      frame={frame}
      isFirst={isFirst}
      hiddenFields={
        <HiddenFields
          declarations={heroSearchBannerFields}
          editing={editing}
          of={[...unseenHeroFields, 'searchUrl']}
        />
      }
      search={<CarSearch {...props} />}
    />
  );
}

function PlainBanner(props: HeroSearchBannerProps) {
  const { title, titleTag, text } = props.fields;
  return (
    <section className={section.soft}>
      <Container>
        <div className={css.plain}>
          {(title || text) && (
            <div className={css.words}>
              {title && (
                <Heading level={headingLevel(titleTag)} style="heading1">
                  {title}
                </Heading>
              )}
              {text && <BlockText html={text} frame={props.frame} />}
            </div>
          )}
          <div className={css.bar} data-print="hide">
            <CarSearch {...props} />
          </div>
          <HeroLink {...props} />
        </div>
      </Container>
    </section>
  );
}

function CarSearch({ fields, frame }: HeroSearchBannerProps) {
  return (
    <SearchBar
      url={isSearchUrl(fields.searchUrl) ? fields.searchUrl : carList(frame)}
      placeholder={fields.searchPlaceholder}
      placeholderWide={fields.searchPlaceholderDesktop}
      frame={frame}
      knowsCars
    />
  );
}

/** The site's own list of cars. */
function carList(frame: BlockFrame): ContentLink {
  const { pathToCarList: path } = frame.dictionary;
  // A key without a text shows itself.
  const href = pageHref(path.startsWith('/') ? path : '/', frame);
  return { href, text: '', newTab: false };
}

export const heroSearchBanner = defineBlock({
  manual: {
    purpose:
      'The search for cars that opens a page: it suggests makes, models and cars, and understands words such as "electric" or "estate" as filters.',
    useWhen: [
      'The start page or the page of used cars should let visitors search for cars right away.',
      'A list of cars should open with its search; without a picture the banner is as low as its words.',
    ],
    avoidWhen: [
      'Something else than cars is searched for: HeroBanner has a search bar for any page.',
      'A page has a hero already: the second only competes with the first.',
    ],
    alsoKnownAs: ['car search', 'hero search', 'search banner', 'bilsök', 'sökruta', 'autohaku'],
  },
  fields: heroSearchBannerFields,
  Component: HeroSearchBanner,
});
