import { fits, frames, image, positions } from './Picture.css.ts';

/** A picture's addresses, worked out on the server. */
export interface PreparedSource {
  src: string;
  /** The same picture in other widths; a drawing has none. */
  srcSet?: string | undefined;
}

export interface PreparedPictureProps extends PreparedSource {
  /** What the picture shows; empty for a picture that only decorates. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /**
   * `first` for a picture that is seen at once.
   * @default 'lazy'
   */
  priority?: 'first' | 'lazy' | undefined;
  /** A tiny blurred copy as a data URL, seen until the picture is there. */
  blurDataUrl?: string | undefined;
}

/**
 * A picture that fills the nearest positioned ancestor, for client parts that show pictures the
 * server only names: working out the sizes is left to the server, with the code for it.
 */
export function PreparedPicture({
  priority = 'lazy',
  blurDataUrl,
  ...props
}: PreparedPictureProps) {
  const isFirst = priority === 'first';
  const blur = blurDataUrl && { backgroundImage: `url("${blurDataUrl}")` };
  return (
    <picture className={frames.fill} {...(blur && { style: blur })}>
      <img
        {...props}
        className={`${image.framed} ${fits.cover} ${positions.center}`}
        alt={props.alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
