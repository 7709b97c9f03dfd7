import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { vatAttribute, vatChoiceName, vatChosen } from '#domain/cars/vatChoice.ts';
import { createStoredText } from '#features/shared/storedText.ts';

const kept = createStoredText('sessionStorage', vatChoiceName);

export interface VatChoiceProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Keeps the choice of prices of vans for the visit. Style sheets show its prices. */
export function VatChoice({ className, children }: VatChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => showKept(place.current), []);
  return (
    <div ref={place} className={className} onChange={keep}>
      {children}
    </div>
  );
}

/** Before first paint, the attribute was restored from what is kept. */
function showKept(place: HTMLElement | null): void {
  const radio = place?.querySelector<HTMLInputElement>(`[value=${vatChosen}]`);
  if (radio) radio.checked ||= document.documentElement.hasAttribute(vatAttribute);
}

function keep({ target }: FormEvent): void {
  choose(target instanceof HTMLInputElement && target.value === vatChosen);
}

function choose(isChosen: boolean): void {
  document.documentElement.toggleAttribute(vatAttribute, isChosen);
  kept.write(isChosen ? vatChosen : null);
}
