import { box, circle, line, lines as linesClass } from './Skeleton.css.ts';

interface SkeletonTextProps {
  /** Lines of text; the last one is shorter. */
  readonly shape: 'text';
  /**
   * The text style that sets the height of the lines.
   * @default 'body'
   */
  readonly textStyle?: 'heading2' | 'heading3' | 'heading4' | 'body' | 'small' | undefined;
  /**
   * The number of lines.
   * @default 1
   */
  readonly lines?: number | undefined;
}

interface SkeletonBoxProps {
  /** A picture, a button, a field. */
  readonly shape: 'box';
  /**
   * The aspect ratio of a picture, `control` for the height of a button or field, `fill` for the
   * height of the parent.
   * @default 'fill'
   */
  readonly ratio?: '16/9' | '4/3' | '3/2' | '1/1' | 'control' | 'fill' | undefined;
}

interface SkeletonCircleProps {
  /** A portrait or a round icon. */
  readonly shape: 'circle';
  /**
   * The diameter: of an icon, of a touch target, or twice that.
   * @default 'm'
   */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

export type SkeletonProps = SkeletonTextProps | SkeletonBoxProps | SkeletonCircleProps;

/**
 * A placeholder in the shape of content that is loading. Wrap it in a `BusyRegion`, which announces
 * the loading to screen readers.
 */
export function Skeleton(props: SkeletonProps) {
  switch (props.shape) {
    case 'text':
      return <SkeletonText {...props} />;
    case 'box':
      return <SkeletonBox {...props} />;
    case 'circle':
      return <SkeletonCircle {...props} />;
  }
}

export function SkeletonText({ textStyle = 'body', lines = 1 }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={linesClass[textStyle]}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
        <span className={line} key={index} />
      ))}
    </span>
  );
}

export function SkeletonBox({ ratio = 'fill' }: SkeletonBoxProps) {
  return <span aria-hidden="true" className={box[ratio]} />;
}

export function SkeletonCircle({ size = 'm' }: SkeletonCircleProps) {
  return <span aria-hidden="true" className={circle[size]} />;
}
