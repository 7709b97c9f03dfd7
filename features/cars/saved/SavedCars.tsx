import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import { fillText } from '#domain/fillText.ts';
import { CarGrid } from '../card/CarGrid.tsx';
import { FollowedSearches } from '../follow/FollowedSearches.tsx';
import type { FollowTexts } from '../follow/followTexts.ts';
import { savedCars, viewedCars } from './carStores.ts';
import { DeviceCars } from './DeviceCars.tsx';
import { isCreditShown } from './isCreditShown.ts';
import * as css from './SavedCars.css.ts';
import type { SavedSetup } from './savedSetup.ts';
import { useCarStore } from './useCarStore.ts';
import { useCarsById } from './useCarsById.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

export interface SavedCarsProps {
  readonly setup: SavedSetup;
  /** The texts of the followed searches, which stand below the saved cars. */
  readonly followTexts: FollowTexts;
  /** The address of the list of all cars, if the site has one. */
  readonly listHref: string | undefined;
  /** The placeholder of a car that is loading. */
  readonly skeleton: ReactNode;
  /** The error message, with the submit button that retries. */
  readonly failure: ReactNode;
  /** The representative example of credit, shown if a car has a loan. */
  readonly creditExample: ReactNode;
}

const none: readonly SavedCar[] = [];

/** The cars that the visitor saved on this device, below them the followed searches, and then the cars that the visitor viewed. */
export function SavedCars({ setup, skeleton, failure, listHref, ...props }: SavedCarsProps) {
  const stored = useCarStore(savedCars);
  const [saved, viewed] = [stored ?? none, useCarStore(viewedCars) ?? none];
  const found = useCarsById(setup.place, idsOf([...saved, ...viewed]));
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusAfterRemoval(root, saved.length);
  useKeptFocus(root);
  const cards = { found, setup, skeleton };
  return (
    <div ref={root} {...focus} tabIndex={-1}>
      <noscript>
        <p>{setup.texts.savedNoScript}</p>
      </noscript>
      <p className={css.status} role="status">
        {saved.length > 0 && fillText(setup.texts.savedCount, { count: `${saved.length}` })}
      </p>
      {found.isFailed && <Retry onRetry={found.retry}>{failure}</Retry>}
      {stored?.length === 0 && <NothingSaved texts={setup.texts} listHref={listHref} />}
      {stored?.length !== 0 && (
        <div className={css.loading}>
          <CarGrid>
            {stored ? <DeviceCars {...cards} cars={saved} onRemove={savedCars.remove} /> : skeleton}
          </CarGrid>
        </div>
      )}
      {isCreditShown(found, [...saved, ...viewed]) && props.creditExample}
      <FollowedSearches place={setup.place} texts={props.followTexts} level={setup.level} />
      {viewed.length > 0 && (
        <ViewedSection title={setup.texts.savedViewed} level={setup.level}>
          <DeviceCars
            {...cards}
            setup={{ ...setup, level: setup.level === 2 ? 3 : 4 }}
            cars={viewed}
            onRemove={viewedCars.remove}
          />
        </ViewedSection>
      )}
    </div>
  );
}

function idsOf(cars: readonly SavedCar[]): readonly string[] {
  return [...new Set(cars.map(({ id }) => id))];
}

interface NothingSavedProps extends Pick<SavedSetup, 'texts'>, Pick<SavedCarsProps, 'listHref'> {}

function NothingSaved({ texts, listHref }: NothingSavedProps) {
  return (
    <div className={css.empty}>
      <p>{`${texts.savedEmpty} ${texts.savedEmptyAdvice}`}</p>
      {listHref !== undefined && <ButtonLink href={listHref}>{texts.carListAllCars}</ButtonLink>}
    </div>
  );
}

interface ViewedSectionProps {
  readonly title: string;
  readonly level: SavedSetup['level'];
  readonly children: ReactNode;
}

function ViewedSection({ title, level, children }: ViewedSectionProps) {
  const id = useId();
  return (
    <section className={css.viewed} aria-labelledby={id}>
      <div className={css.viewedTitle}>
        <Heading id={id} level={level} style="heading2">
          {title}
        </Heading>
      </div>
      <CarGrid>{children}</CarGrid>
    </section>
  );
}

interface RetryProps {
  readonly onRetry: () => void;
  /** The error message, with the submit button. */
  readonly children: ReactNode;
}

function Retry({ onRetry, children }: RetryProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <form className={css.failure} onSubmit={submit}>
      {children}
    </form>
  );
}
