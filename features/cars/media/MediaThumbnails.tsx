import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { useIsHydrated } from '#design-system/hydration.ts';
import { mediaSource } from '#design-system/Picture/mediaSource.ts';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import { fillText } from '#domain/fillText.ts';
import { photograph } from '../card/CarPicture.css.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import * as css from './MediaThumbnails.css.ts';
import type { MediaImage } from './mediaProps.ts';

interface MediaThumbnailsProps {
  readonly images: readonly MediaImage[];
  readonly selected: number;
  readonly texts: CarMediaTexts;
  readonly onSelect: (image: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All pictures in small. One stop of the Tab key; the arrow keys select. */
export function MediaThumbnails({ images, selected, texts, onSelect }: MediaThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  const seen = useSeenThumbnails(row, selected);

  const byArrow = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const next = selected + (by ?? 0);
    if (by === undefined || !(next in images)) return;
    event.preventDefault();
    onSelect(next);
    moveFocus(row.current?.children[next], 'still');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set doesn't scroll in all browsers.
    <div
      ref={row}
      className={css.row}
      role="group"
      aria-label={texts.carMediaThumbnails}
      data-print="hide"
      onKeyDown={byArrow}
    >
      {images.map(({ src }, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat.
          key={at}
          type="button"
          className={`${css.thumbnail} ${photograph}`}
          tabIndex={at === selected ? 0 : -1}
          aria-label={fillText(texts.goToSlide, { number: `${at + 1}` })}
          aria-current={at === selected || undefined}
          onClick={() => onSelect(at)}
        >
          {seen(at) && <PreparedPicture {...mediaSource(src)} alt="" sizes={css.thumbnailSizes} />}
        </button>
      ))}
    </div>
  );
}

/** The number of pictures before and after the first visible one that are rendered. */
const reach = { before: 4, after: 16 };

/** Scrolls to the selected thumbnail; returns whether a thumbnail is near the visible ones. */
function useSeenThumbnails(
  row: { readonly current: HTMLElement | null },
  selected: number,
): (thumbnail: number) => boolean {
  const isHydrated = useIsHydrated();
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const strip = row.current;
    if (!strip) return;
    const update = () => setFirst(firstVisible(strip));
    update();
    strip.addEventListener('scroll', update, { passive: true });
    return () => strip.removeEventListener('scroll', update);
  }, [row]);
  useEffect(() => {
    const strip = row.current;
    const thumbnail = strip?.children[selected];
    if (!strip || !(thumbnail instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = thumbnail;
    strip.scrollTo({ left: offsetLeft - (strip.clientWidth - offsetWidth) / 2 });
  }, [row, selected]);
  return (at) => isHydrated && at >= first - reach.before && at <= first + reach.after;
}

/** In steps, so that scrolling seldom renders. */
function firstVisible({ scrollLeft, scrollWidth, childElementCount }: HTMLElement): number {
  const first = scrollLeft / (scrollWidth / Math.max(1, childElementCount));
  return Math.floor(first / reach.before) * reach.before;
}
