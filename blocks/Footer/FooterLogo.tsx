import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './Footer.css.ts';

/** The height of footer logos, and their width if their aspect ratio is unknown; in px. */
const logoHeight = 55;
const usualWidth = 150;

/** The logo, served unchanged and loaded lazily; its dimensions reserve the space. */
export function FooterLogo({ logo }: { readonly logo: ContentImage }) {
  const { width, height } = logo;
  const shown = width && height ? Math.round((width / height) * logoHeight) : usualWidth;
  return (
    // biome-ignore lint/performance/noImgElement: logos are small, and resampling would only blur them.
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
