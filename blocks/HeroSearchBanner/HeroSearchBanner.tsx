import { type BlockFrame, type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { picturePair } from '#cms/content/mediaPair.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { headingLevel } from '#cms/fields/titleTag.ts';
import { Hero } from '#cms/hero/Hero.tsx';
import { HeroLink } from '#cms/hero/HeroCopy.tsx';
import { unseenHeroFields } from '#cms/hero/heroFields.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading } from '#design-system';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { pageHref } from '#domain/sites/homePath.ts';
import { renderCarSearch } from '#features/cars/search/renderCarSearch.tsx';
import { isSearchUrl, SearchBar } from '#features/search/SearchBar.tsx';
import * as css from './HeroSearchBanner.css.ts';
import { heroSearchBannerFields, heroSearchBannerManual } from './HeroSearchBanner.fields.ts';

type HeroSearchBannerProps = BlockProps<typeof heroSearchBannerFields>;

/** A search banner over a picture. Visitors see a compact banner if there is no picture. */
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
  const { title, titleTag, text, backgroundColor } = props.fields;
  return (
    <section className={section[backgroundColor]}>
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
  const url = isSearchUrl(fields.searchUrl) ? fields.searchUrl : carList(frame);
  return (
    <SearchBar
      url={url}
      placeholder={fields.searchPlaceholder}
      placeholderWide={fields.searchPlaceholderDesktop}
      dictionary={frame.dictionary}
      renderForm={renderCarSearch(url.href, frame)}
    />
  );
}

/** The site's own list of cars. */
function carList(frame: BlockFrame): ContentLink {
  const { pathToCarList: path } = frame.dictionary;
  // A dictionary key without a text resolves to the key itself, which isn't a path.
  const href = pageHref(frame.homePath, path.startsWith('/') ? path : '/');
  return { href, text: '', newTab: false };
}

export const heroSearchBanner = defineBlock({
  manual: heroSearchBannerManual,
  fields: heroSearchBannerFields,
  Component: HeroSearchBanner,
});
