import type { CSSProperties } from 'react';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './HeaderLogo.css.ts';

interface HeaderLogoProps {
  readonly logo: ContentImage;
  /** The link's name if the picture has no alternative text. */
  readonly name: string;
  /** The displayed size in px. */
  readonly width: number;
  readonly height: number;
  /**
   * The background it was drawn for, if the header's background can change; `whitened` was drawn for
   * a light background and is shown in white on a dark one, and `any` only at night.
   */
  readonly ground?: keyof typeof css.ground | undefined;
  /** Whether most visitors don't see it. It is then fetched only for those who do. */
  readonly isLazy?: boolean;
}

/**
 * The logo, without image optimisation: a logo is a small drawing, which optimisation would only
 * enlarge or blur.
 */
export function HeaderLogo({ logo, name, width, height, ground, isLazy }: HeaderLogoProps) {
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
      {...(isLazy && { loading: 'lazy' })}
    />
  );
}
