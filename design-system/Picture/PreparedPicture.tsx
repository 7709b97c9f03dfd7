import { laidOut } from './laidOut.ts';
import { fits, frames, image, positions, wholeFrame } from './Picture.css.ts';

/** The addresses of a picture, computed on the server. */
export interface PreparedSource {
  readonly src: string;
  /** The same picture in other widths; undefined for a drawing. */
  readonly srcSet?: string | undefined;
  /** Where the picture has a focal point, around which it is cropped. */
  readonly style?: { readonly objectPosition: string } | undefined;
}

export interface PreparedPictureProps extends PreparedSource {
  /** What the picture shows; empty for a decorative picture. */
  readonly alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /**
   * `first` for a picture in the initial viewport.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'lazy' | undefined;
  /**
   * Whether it covers its frame, cropped, or is shown whole on a transparent frame.
   * @default 'cover'
   */
  readonly fit?: 'cover' | 'whole' | undefined;
  /** A tiny blurred copy as a data URL, shown until the picture has loaded. */
  readonly blurDataUrl?: string | undefined;
}

/**
 * A picture that fills the nearest positioned ancestor, for client components. The server computes
 * the addresses, so that the code for it stays out of the client bundle.
 */
export function PreparedPicture({
  priority = 'lazy',
  fit = 'cover',
  blurDataUrl,
  sizes,
  ...props
}: PreparedPictureProps) {
  const isFirst = priority === 'first';
  const blur = blurDataUrl && { backgroundImage: `url("${blurDataUrl}")` };
  return (
    <picture className={fit === 'cover' ? frames.fill : wholeFrame} {...(blur && { style: blur })}>
      <img
        {...props}
        sizes={isFirst ? sizes : laidOut(sizes)}
        className={`${image.framed} ${fits[fit]} ${positions.center}`}
        alt={props.alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
