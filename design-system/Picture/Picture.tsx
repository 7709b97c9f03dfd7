import { phoneQuery } from '#themes/queries.css.ts';
import * as styles from './Picture.css.ts';
import { type PictureSource, responsive } from './sources.ts';

export interface PictureProps extends PictureSource {
  /** What the picture shows; empty for a picture that only decorates. */
  alt: string;
  /** Another picture for widths below 768 px, in a crop made for phones. */
  phone?: PictureSource | undefined;
  /**
   * How wide it is shown, as in the `sizes` attribute: `(min-width: 768px) 50vw, 100vw`.
   * @default '100vw'
   */
  sizes?: string | undefined;
  /**
   * The shape of its frame. `natural` keeps the picture's own; `fill` covers the nearest
   * positioned ancestor.
   * @default 'natural'
   */
  ratio?: 'natural' | 'wide' | 'standard' | 'square' | 'fill' | undefined;
  /**
   * What happens where picture and frame differ: cut off, or shown whole.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined;
  /**
   * The part that must stay in sight when the picture is cut.
   * @default 'center'
   */
  position?: 'center' | 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * `first` for the one picture a visitor waits for: it is fetched before everything else.
   * @default 'lazy'
   */
  priority?: 'first' | 'lazy' | undefined;
  /** A tiny blurred copy as a data URL, seen until the picture is there. */
  blurDataUrl?: string | undefined;
}

/**
 * A picture in the size the window needs, without any script. Its frame keeps the place, so nothing
 * moves when it arrives, and stays when it doesn't.
 */
export function Picture({ src, width, height, alt, phone, ...props }: PictureProps) {
  const { sizes = '100vw', ratio = 'natural', fit = 'cover', position = 'center' } = props;
  const isFirst = props.priority === 'first';
  const main = responsive({ src, width, height }, sizes);
  const small = phone && responsive(phone, '100vw');
  const kind = ratio === 'natural' ? 'natural' : 'framed';
  const blur = props.blurDataUrl && { backgroundImage: `url("${props.blurDataUrl}")` };
  return (
    <picture
      className={frameClass(ratio, main.srcSet === undefined)}
      {...(blur && { style: blur })}
    >
      {small && <source {...withoutSrc(small)} media={phoneQuery} />}
      <img
        {...main}
        className={`${styles.image[kind]} ${styles.fits[fit]} ${styles.positions[position]}`}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

function frameClass(ratio: NonNullable<PictureProps['ratio']>, isDrawing: boolean): string {
  return isDrawing ? `${styles.frames[ratio]} ${styles.bare}` : styles.frames[ratio];
}

/** A `<source>` has no `src`; a drawing's address is its whole set. */
function withoutSrc({ src, srcSet = src, ...rest }: ReturnType<typeof responsive>) {
  return { srcSet, ...rest };
}
