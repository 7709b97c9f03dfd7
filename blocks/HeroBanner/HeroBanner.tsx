import { type BlockProps, defineBlock } from '#cms/block.ts';
import { picturePair } from '#cms/content/mediaPair.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Hero } from '#cms/hero/Hero.tsx';
import { unseenHeroFields } from '#cms/hero/heroFields.ts';
import { renderSiteSearch } from '#features/cars/search/renderCarSearch.tsx';
import { isSearchUrl, SearchBar } from '#features/search/SearchBar.tsx';
import { heroBannerFields, heroBannerManual } from './HeroBanner.fields.ts';

type HeroBannerProps = BlockProps<typeof heroBannerFields>;

function HeroBanner({ fields, editing, frame, isFirst }: HeroBannerProps) {
  if (isBare(fields) && frame.mode !== 'edit') return null;
  return (
    <Hero
      fields={fields}
      editing={editing}
      frame={frame}
      isFirst={isFirst}
      hiddenFields={
        <HiddenFields
          declarations={heroBannerFields}
          editing={editing}
          of={[...unseenHeroFields, 'searchUrl']}
        />
      }
      search={heroSearch(fields, frame)}
    />
  );
}

/** The search bar, if it is switched on and has a target page. */
function heroSearch(fields: HeroBannerProps['fields'], frame: HeroBannerProps['frame']) {
  if (!fields.hasSearchBar || !isSearchUrl(fields.searchUrl)) return undefined;
  return (
    <SearchBar
      url={fields.searchUrl}
      placeholder={fields.searchPlaceholder}
      placeholderWide={fields.searchPlaceholderDesktop}
      dictionary={frame.dictionary}
      renderForm={renderSiteSearch(fields.searchUrl.href, frame)}
    />
  );
}

/** Whether the content is a picture but no picture is set. Such a banner shows only in editing mode. */
function isBare({ content, image, imagePhone }: HeroBannerProps['fields']): boolean {
  return content === 'image' && picturePair(image, imagePhone) === undefined;
}

export const heroBanner = defineBlock({
  manual: heroBannerManual,
  fields: heroBannerFields,
  Component: HeroBanner,
});
