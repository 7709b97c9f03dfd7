import { type BlockProps, defineBlock } from '../block.ts';
import { picturePair } from '../content/mediaPair.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { Hero } from '../hero/Hero.tsx';
import { unseenHeroFields } from '../hero/heroFields.ts';
import { isSearchUrl, SearchBar } from '../search/SearchBar.tsx';
import { heroBannerFields } from './HeroBanner.fields.ts';

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

/** The search bar, if there is one and it leads anywhere. */
function heroSearch(fields: HeroBannerProps['fields'], frame: HeroBannerProps['frame']) {
  if (!fields.hasSearchBar || !isSearchUrl(fields.searchUrl)) return undefined;
  return (
    <SearchBar
      url={fields.searchUrl}
      placeholder={fields.searchPlaceholder}
      placeholderWide={fields.searchPlaceholderDesktop}
      frame={frame}
    />
  );
}

/** A banner of picture without a picture is nothing, except to the editor who may add one. */
function isBare({ content, image, imagePhone }: HeroBannerProps['fields']): boolean {
  return content === 'image' && picturePair(image, imagePhone) === undefined;
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
