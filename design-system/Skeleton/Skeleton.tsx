import { box, circle, line, lines as linesClass } from './Skeleton.css.ts';

interface SkeletonText {
  /** Lines of text, the last one shorter. */
  shape: 'text';
  /**
   * The text style whose height the lines have.
   * @default 'body'
   */
  textStyle?: 'heading2' | 'heading3' | 'heading4' | 'body' | 'small' | undefined;
  /**
   * How many lines come.
   * @default 1
   */
  lines?: number | undefined;
}

interface SkeletonBox {
  /** A picture, a button, a field. */
  shape: 'box';
  /**
   * Its proportions: of a picture, `control` for the height of a button or field, `fill` for the
   * height of its parent.
   * @default 'fill'
   */
  ratio?: '16/9' | '4/3' | '3/2' | '1/1' | 'control' | 'fill' | undefined;
}

interface SkeletonCircle {
  /** A portrait or a round sign. */
  shape: 'circle';
  /**
   * Its diameter: that of an icon, of a touch target, or twice that.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

export type SkeletonProps = SkeletonText | SkeletonBox | SkeletonCircle;

/** The shape of what is still on its way. Screen readers hear of it from a `BusyRegion` around. */
export function Skeleton(props: SkeletonProps) {
  switch (props.shape) {
    case 'text':
      return <SkeletonLines {...props} />;
    case 'box':
      return <span aria-hidden="true" className={box[props.ratio ?? 'fill']} />;
    case 'circle':
      return <span aria-hidden="true" className={circle[props.size ?? 'm']} />;
  }
}

function SkeletonLines({ textStyle = 'body', lines = 1 }: SkeletonText) {
  return (
    <span aria-hidden="true" className={linesClass[textStyle]}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <span className={line} key={index} />
      ))}
    </span>
  );
}
