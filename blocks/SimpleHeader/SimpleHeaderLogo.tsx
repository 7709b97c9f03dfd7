import type { CSSProperties } from 'react';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './SimpleHeader.css.ts';

interface SimpleHeaderLogoProps {
  readonly logo: ContentImage;
  /** What the link is called where the picture has no words of its own. */
  readonly name: string;
  /** The size to show it in, in px. */
  readonly width: number;
  readonly height: number;
}

/**
 * The logo as it is: a logo is a small drawing, which an image service could only make larger or
 * blurred.
 */
export function SimpleHeaderLogo({ logo, name, width, height }: SimpleHeaderLogoProps) {
  const size: CSSProperties & Record<`--${string}`, string> = {
    [css.logoWidth]: `${width}px`,
    [css.logoHeight]: `${height}px`,
  };
  return (
    // biome-ignore lint/performance/noImgElement: see above.
    <img
      className={css.logo}
      style={size}
      src={logo.src}
      alt={logo.alt || name}
      width={width}
      height={height}
    />
  );
}
