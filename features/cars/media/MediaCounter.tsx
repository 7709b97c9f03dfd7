import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { fillText } from '#domain/fillText.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import * as css from './MediaCounter.css.ts';
import type { Gallery } from './useGallery.ts';

interface MediaCounterProps {
  readonly selected: number;
  readonly total: number;
  readonly pictures: Pick<Gallery, 'previous' | 'next'>;
  readonly texts: CarMediaTexts;
}

/** The buttons at both sides of the picture, and its number. */
export function MediaCounter({ selected, total, pictures, texts }: MediaCounterProps) {
  const position = { number: `${selected + 1}`, total: `${total}` };
  return (
    <div data-print="hide">
      <div className={css.previous}>
        <IconButton
          variant="secondary"
          icon="chevron-left"
          label={texts.previousSlide}
          disabled={selected === 0}
          onClick={pictures.previous}
        />
      </div>
      <div className={css.next}>
        <IconButton
          variant="secondary"
          icon="chevron-right"
          label={texts.nextSlide}
          disabled={selected === total - 1}
          onClick={pictures.next}
        />
      </div>
      <p className={css.counter} aria-live="polite">
        {fillText(texts.slidePosition, position)}
      </p>
    </div>
  );
}
