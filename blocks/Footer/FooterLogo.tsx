import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './Footer.css.ts';

/** How high logos stand in footers, in px; their width follows from their shape. */
const logoHeight = 55;

/** A small drawing, shown as it is and loaded when the visitor comes near. */
export function FooterLogo({ logo }: { readonly logo: ContentImage }) {
  const { width = 0, height = 0 } = logo;
  const shown = height > 0 ? Math.round((width / height) * logoHeight) : undefined;
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
