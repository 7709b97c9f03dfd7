import { phoneQuery } from '#themes/queries.css.ts';
import { focusStyle } from './focus.ts';
import { laidOut } from './laidOut.ts';
import * as styles from './Picture.css.ts';
import { type PictureSource, responsive } from './sources.ts';

export interface PictureProps extends PictureSource {
  /** What the picture shows; empty for a decorative picture. */
  readonly alt: string;
  /** Another picture for widths below 768 px, cropped for phones. */
  readonly phone?: PictureSource | undefined;
  /**
   * The displayed width, as in the `sizes` attribute: `(min-width: 768px) 50vw, 100vw`.
   * @default '100vw'
   */
  readonly sizes?: string | undefined;
  /**
   * The aspect ratio of the frame. `natural` keeps that of the picture; `fill` covers the nearest
   * positioned ancestor.
   * @default 'natural'
   */
  readonly ratio?: 'natural' | 'wide' | 'standard' | 'square' | 'fill' | undefined;
  /**
   * How the picture fits a frame of another aspect ratio: cropped, or shown whole.
   * @default 'cover'
   */
  readonly fit?: 'cover' | 'contain' | undefined;
  /**
   * The part that stays visible when the picture is cropped. `center` is the focal point, if the picture has one.
   * @default 'center'
   */
  readonly position?: 'center' | 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * `first` for the most important picture of the page, which is loaded eagerly and with high
   * priority.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'lazy' | undefined;
  /** A tiny blurred copy as a data URL, shown until the picture has loaded. */
  readonly blurDataUrl?: string | undefined;
}

/**
 * A responsive picture that needs no script. Its frame reserves the space, so that the layout does
 * not shift when the picture loads or fails to load.
 */
export function Picture({ src, width, height, focalPoint, alt, phone, ...props }: PictureProps) {
  const { sizes = '100vw', ratio = 'natural', fit = 'cover', position = 'center' } = props;
  const isFirst = props.priority === 'first';
  const kind = ratio === 'natural' ? 'natural' : 'framed';
  // `auto` ignores the picture's own shape, which gives a natural one its height.
  const choose = isFirst || kind === 'natural' ? declared : laidOut;
  const main = responsive({ src, width, height }, choose(sizes));
  const small = phone && responsive(phone, choose('100vw'));
  const blur = props.blurDataUrl ? { backgroundImage: `url("${props.blurDataUrl}")` } : undefined;
  const focus = focusStyle(focalPoint, phone);
  return (
    <picture
      className={frameClass(ratio, main.srcSet === undefined)}
      {...((focus || blur) && { style: { ...focus, ...blur } })}
    >
      {small && <source {...withoutSrc(small)} media={phoneQuery} />}
      <img
        {...main}
        className={`${styles.image[kind]} ${styles.fits[fit]} ${styles.positions[position]}`}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

function declared(sizes: string): string {
  return sizes;
}

function frameClass(ratio: NonNullable<PictureProps['ratio']>, isDrawing: boolean): string {
  return isDrawing ? `${styles.frames[ratio]} ${styles.bare}` : styles.frames[ratio];
}

/** `<source>` has no `src` attribute; the `srcset` of a drawing is its address. */
function withoutSrc({ src, srcSet = src, ...rest }: ReturnType<typeof responsive>) {
  return { srcSet, ...rest };
}
