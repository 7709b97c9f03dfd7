import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '#design-system/focus/focus.ts';
import { useIsServed } from '#design-system/hydration.ts';
import type { CarSummary } from '#domain/cars/car.ts';
import { servedHtml } from '#features/shared/servedHtml.ts';
import { press } from '../compare/comparePresses.ts';
import { useIsCompared } from '../compare/useIsCompared.ts';
import { toggleSaved } from '../saved/toggleSaved.ts';
import { useIsSaved } from '../saved/useIsSaved.ts';
import type { CarListSetup } from './carListSetup.ts';
import { SwipeableCarIsland } from './SwipeableCarIsland.tsx';
import { type Swipes, useSwipes } from './useSwipes.ts';

interface ListCardProps {
  readonly car: CarSummary;
  readonly setup: CarListSetup;
  readonly priority: 'first' | 'seen' | 'lazy';
  /** The placeholder of a car. */
  readonly skeleton: ReactNode;
}

/**
 * A car of a list. Browsers leave a card of the server's HTML as it is, without loading its code or hydrating it, until
 * something about it changes.
 */
export function ListCard(props: ListCardProps) {
  const swipes = useSwipes();
  const isServed = useIsServed();
  const [served] = useState(props.car);
  const [isLive, setLive] = useState(isServer || !isServed);
  return isLive || props.car !== served ? (
    <SwipeableCarIsland {...props} swipes={swipes} />
  ) : (
    <ServedCard car={props.car} swipes={swipes} onChanged={() => setLive(true)} />
  );
}

const isServer = typeof window === 'undefined';

interface ServedCardProps extends Pick<ListCardProps, 'car'> {
  readonly swipes: Swipes;
  /** The car has changed, and the code of its card is loaded. */
  readonly onChanged: () => void;
}

/** A card as the server rendered it. The server knows neither saved nor compared cars. */
function ServedCard({ car, swipes: { count, touch }, onChanged }: ServedCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isSaved = useIsSaved(car.id);
  const isCompared = useIsCompared(car.id);
  const isChanged = isSaved || isCompared || count > 0;
  useEffect(() => {
    showPressed(card.current, saveButton, isSaved);
    showPressed(card.current, compareButton, isCompared);
  }, [isSaved, isCompared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each swipe tries again.
  useEffect(() => {
    if (isChanged) void replaceCard(card.current, onChanged);
  }, [isChanged, count]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks come from the buttons in its HTML, which keys press too.
    <li ref={card} {...servedHtml} {...touch} onClick={(event) => pressButton(event, car)} />
  );
}

/** The buttons of a card, in its HTML. */
const saveButton = '[data-save]';
const compareButton = '[data-compare]';

function pressButton({ target }: MouseEvent, car: CarSummary): void {
  if (!(target instanceof Element)) return;
  if (target.closest(saveButton)) toggleSaved(car);
  if (target.closest(compareButton)) press(car);
}

/** A press shows at once, and not only when the code has loaded. */
function showPressed(card: HTMLElement | null, button: string, isPressed: boolean): void {
  card?.querySelector(button)?.setAttribute('aria-pressed', `${isPressed}`);
}

/** The parts of a card that take the focus. */
const controls = [saveButton, compareButton, 'a'] as const;

/** Replaces a card of the server by one with its code. What has the focus in it keeps it. */
async function replaceCard(card: HTMLElement | null, replace: () => void): Promise<void> {
  const isLoaded = await SwipeableCarIsland.load().then(
    () => true,
    () => false,
  );
  const list = card?.parentElement;
  if (!isLoaded || !card || !list) return;
  const at = [...list.children].indexOf(card);
  const focused = controls.find((control) => card.querySelector(`${control}:focus`));
  flushSync(replace);
  if (focused) moveFocus(list.children[at]?.querySelector(focused), 'still');
}
