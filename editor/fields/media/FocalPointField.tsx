import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import type { FocalPoint } from '#domain/content/focalPoint.ts';
import * as css from '../fields.css.ts';

interface FocalPointFieldProps {
  /** The address of the picture; `undefined` until there is one. */
  readonly src: string | undefined;
  readonly alt: string;
  /** @default 'Focal point' */
  readonly legend?: string;
  readonly point: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
}

/** The point of a picture that stays visible when it is cropped: pressed in the picture, or set with two sliders. */
export function FocalPointField({
  src,
  alt,
  legend = 'Focal point',
  point,
  onChange,
}: FocalPointFieldProps) {
  return (
    <FieldGroup
      legend={legend}
      help="What has to stay visible when the picture is cropped. Press it in the picture, or move the sliders."
    >
      <div className={css.focal}>
        {src !== undefined && (
          // biome-ignore lint/performance/noImgElement: no page of the framework shows it.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard.
          <img
            className={css.preview}
            src={src}
            alt={alt}
            onClick={({ currentTarget, clientX, clientY }) =>
              onChange(pointIn(currentTarget.getBoundingClientRect(), clientX, clientY))
            }
          />
        )}
        <span
          className={css.focalPoint}
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </div>
      <AxisSlider axis="x" label="From the left" point={point} onChange={onChange} />
      <AxisSlider axis="y" label="From the top" point={point} onChange={onChange} />
    </FieldGroup>
  );
}

interface AxisSliderProps extends Pick<FocalPointFieldProps, 'point' | 'onChange'> {
  readonly axis: 'x' | 'y';
  readonly label: string;
}

function AxisSlider({ axis, label, point, onChange }: AxisSliderProps) {
  return (
    <label className={css.meter}>
      {label}
      {/* A range goes from 0 to 100 by default. */}
      <input
        type="range"
        value={point[axis]}
        aria-valuetext={`${point[axis]} percent`}
        onChange={({ currentTarget }) =>
          onChange({ ...point, [axis]: currentTarget.valueAsNumber })
        }
      />
    </label>
  );
}

function pointIn({ left, top, width, height }: DOMRect, x: number, y: number): FocalPoint {
  const share = (offset: number, whole: number) =>
    Math.round(Math.min(Math.max(offset / whole, 0), 1) * 100);
  return { x: share(x - left, width), y: share(y - top, height) };
}
