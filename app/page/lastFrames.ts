import { outageTexts } from '#sites/outageTexts.ts';
import type { ContentView } from './contentView.ts';

/** A site and language. */
interface FrameAddress {
  readonly site: string;
  readonly locale: string;
}

/** Keeps header and footer of each site, for addresses whose page can't be loaded. */
export interface LastFrames {
  /** Keeps header and footer of a loaded page. */
  readonly keep: (view: ContentView) => void;
  /** A page with the last header and footer of the site, and no content. */
  readonly find: (address: FrameAddress) => ContentView | undefined;
}

/** Keeps frames in memory, one per site and language. */
export function createLastFrames(): LastFrames {
  const frames = new Map<string, ContentView>();
  return {
    keep: (view) => {
      const { site, locale } = view.address;
      frames.set(`${site.id} ${locale}`, withoutContent(view));
    },
    find: ({ site, locale }) => frames.get(`${site} ${locale}`),
  };
}

function withoutContent(view: ContentView): ContentView {
  const { placeholders, fields } = view.page;
  const { 'headless-header': header = [], 'headless-footer': footer = [] } = placeholders;
  return {
    ...view,
    path: '/',
    query: '',
    page: {
      ...view.page,
      // Analytics must not count the outage as a view of the page.
      name: outageTexts[view.address.locale].pageTitle,
      itemPath: '/',
      // The theme of a single page must not be used for other pages.
      fields: { ...fields, brandDesign: undefined },
      placeholders: { 'headless-header': header, 'headless-footer': footer },
      languages: [],
    },
  };
}
