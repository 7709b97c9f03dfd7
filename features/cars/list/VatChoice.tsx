import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { vatAttribute, vatChoiceName, vatChosen } from '#domain/cars/vatChoice.ts';
import { createStoredText } from '#features/shared/storedText.ts';
import { vanSecond } from '../card/CarPrice.css.ts';
import * as css from './VatChoice.css.ts';

const kept = createStoredText('sessionStorage', vatChoiceName);

/** The place of the choice of prices of vans, which is kept for the visit. Style sheets show its prices. */
export function VatChoice({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => showKept(place.current), []);
  // From the first van on: without cars, as while others load, it would disappear and move what is below it.
  useEffect(() => {
    if (place.current?.parentElement?.querySelector(`.${vanSecond}`)) setNeeded(true);
  });
  return (
    <div ref={place} className={css.choice} data-needed={isNeeded ? '' : undefined} onChange={keep}>
      {children}
    </div>
  );
}

/** Before first paint, the attribute was restored from what is kept. */
function showKept(place: HTMLElement | null): void {
  if (!document.documentElement.hasAttribute(vatAttribute)) return;
  const radio = place?.querySelector<HTMLInputElement>(`[value=${vatChosen}]`);
  if (radio) radio.checked = true;
}

function keep({ target }: FormEvent): void {
  const isChosen = target instanceof HTMLInputElement && target.value === vatChosen;
  document.documentElement.toggleAttribute(vatAttribute, isChosen);
  kept.write(isChosen ? vatChosen : null);
}
