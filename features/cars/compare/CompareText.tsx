import { useEffect, useId, useState } from 'react';
import { compareTooltip } from '#domain/cars/compareTooltip.ts';
import * as css from './CompareText.css.ts';

/** Longer texts, in characters, take more than two lines of a column. */
const longest = 44;

/** A text in two lines. A longer text is truncated and shown in a tooltip on hover and focus. */
export function CompareText({ text }: { readonly text: string }) {
  return text.length > longest ? <LongText text={text} /> : <span>{text}</span>;
}

function LongText({ text }: { readonly text: string }) {
  const [isNear, setNear] = useState(false);
  const id = useId();
  useEffect(() => (isNear ? onEscape(() => setNear(false)) : undefined), [isNear]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only tracks the pointer.
    <span
      className={css.anchor}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <button
        type="button"
        className={css.text}
        aria-describedby={isNear ? id : undefined}
        onClick={() => setNear(true)}
      >
        {text}
      </button>
      {isNear && (
        <span className={css.bubble} role="tooltip" id={id}>
          {compareTooltip(text)}
        </span>
      )}
    </span>
  );
}

/** Handles Escape before the dialog does, so that the first press closes only the tooltip. */
function onEscape(close: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}
