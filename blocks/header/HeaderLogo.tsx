import type { CSSProperties } from 'react';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './HeaderLogo.css.ts';

interface HeaderLogoProps {
  readonly logo: ContentImage;
  /** What the link is called where the picture has no words of its own. */
  readonly name: string;
  /** The size to show it in, in px. */
  readonly width: number;
  readonly height: number;
  /**
   * Which ground it was drawn for, where a header may stand on both; `whitened` was drawn for a
   * light one and is shown in white on the dark one.
   */
  readonly ground?: keyof typeof css.ground | undefined;
}

/**
 * The logo as it is: a logo is a small drawing, which an image service could only make larger or
 * blurred.
 */
export function HeaderLogo({ logo, name, width, height, ground }: HeaderLogoProps) {
  const size: CSSProperties & Record<`--${string}`, string> = {
    [css.logoWidth]: `${width}px`,
    [css.logoHeight]: `${height}px`,
  };
  return (
    // biome-ignore lint/performance/noImgElement: see above.
    <img
      className={ground ? `${css.logo} ${css.ground[ground]}` : css.logo}
      style={size}
      src={logo.src}
      alt={logo.alt || name}
      width={width}
      height={height}
    />
  );
}
