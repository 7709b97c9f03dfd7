import { box, control } from '../Field/control.css.ts';
import { label as labelClass } from '../Field/Field.css.ts';
import { field } from '../RangeSlider/RangeSlider.css.ts';
import { affix, input } from '../TextInput/TextInput.css.ts';
import * as css from './Slider.css.ts';
import type { SliderProps } from './Slider.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import { nearestStop } from './sliderStops.ts';

export type StillSliderProps = Omit<SliderProps, 'onValueChange' | 'read' | 'invalidText'>;

/**
 * Looks like a `Slider` and takes the same room, but can't be moved: for servers, until the script of
 * the slider has loaded. Screen readers find the label and the number as text.
 */
export function StillSlider({ label, stops, value, format, prefix, suffix }: StillSliderProps) {
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <div className={field}>
          <span className={labelClass.visible}>{label}</span>
          <span className={box}>
            {prefix && <span className={affix.start}>{prefix}</span>}
            <span className={`${control} ${input} ${css.stillValue}`}>{format(value)}</span>
            {suffix && <span className={affix.end}>{suffix}</span>}
          </span>
        </div>
      </div>
      {stops.length > 1 && (
        <div className={css.stillTrack} aria-hidden="true">
          <SliderTrack stops={stops} at={nearestStop(stops, value)} format={format}>
            <input
              className={css.handle}
              type="range"
              tabIndex={-1}
              disabled
              max={stops.length - 1}
              defaultValue={nearestStop(stops, value)}
            />
          </SliderTrack>
        </div>
      )}
    </div>
  );
}
