import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './Footer.css.ts';

/** How high logos stand in footers, and how wide where their own shape isn't known; in px. */
const logoHeight = 55;
const usualWidth = 150;

/** A small drawing, shown as it is and loaded when the visitor comes near; its place is kept. */
export function FooterLogo({ logo }: { readonly logo: ContentImage }) {
  const { width, height } = logo;
  const shown = width && height ? Math.round((width / height) * logoHeight) : usualWidth;
  return (
    // biome-ignore lint/performance/noImgElement: an image service could only blur it.
    <img
      className={css.logo}
      src={logo.src}
      alt={logo.alt}
      width={shown}
      height={logoHeight}
      loading="lazy"
    />
  );
}
