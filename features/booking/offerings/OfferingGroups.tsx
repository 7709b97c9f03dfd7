import { useState } from 'react';
import { Accordion } from '#design-system/Accordion/Accordion.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { type OfferingType, type Selection, selectedService } from '#domain/booking/selection.ts';
import { useBooking } from '../booking.ts';
import { categoryIcon } from './categoryIcon.ts';
import { OfferingRow } from './OfferingRow.tsx';
import * as css from './Offerings.css.ts';

interface OfferingGroupsProps {
  readonly categories: readonly OfferingCategory[];
  readonly type: OfferingType;
  readonly services: Selection;
}

/** The categories, of which the first and those with a choice are open at first. */
export function OfferingGroups({ categories, type, services }: OfferingGroupsProps) {
  const [open, setOpen] = useState<readonly string[]>(() =>
    categories
      .map((category, index) => ({ name: String(index), category }))
      .filter(({ category }, index) => index === 0 || hasChoice(category, services))
      .map(({ name }) => name),
  );
  return (
    <Accordion
      titleLevel={3}
      open={open}
      onOpenChange={setOpen}
      panels={categories.map((category, index) => ({
        name: String(index),
        title: <CategoryTitle category={category} isChosen={hasChoice(category, services)} />,
        content: <Offerings category={category} type={type} services={services} />,
      }))}
    />
  );
}

function hasChoice({ offerings }: OfferingCategory, services: Selection): boolean {
  return offerings.some(({ code }) => selectedService(services, code) !== undefined);
}

interface CategoryTitleProps {
  readonly category: OfferingCategory;
  readonly isChosen: boolean;
}

function CategoryTitle({ category, isChosen }: CategoryTitleProps) {
  const { texts } = useBooking().setup;
  return (
    <>
      <span className={css.categoryIcon}>
        <Icon name={categoryIcon(category.icon)} />
      </span>
      {category.name}
      {isChosen && (
        <span className={css.categoryCheck}>
          <Icon name="success" label={texts.bookingChosenInGroup} />
        </span>
      )}
    </>
  );
}

interface OfferingsProps extends Omit<OfferingGroupsProps, 'categories'> {
  readonly category: OfferingCategory;
}

function Offerings({ category, type, services }: OfferingsProps) {
  const { texts } = useBooking().setup;
  const isSingleChoice = Boolean(category.selectionType);
  return (
    <>
      {isSingleChoice && <p className={css.hint}>{texts.bookingSingleChoice}</p>}
      <ul className={css.offerings}>
        {category.offerings.map((offering) => (
          <li key={offering.code} className={css.offering}>
            <OfferingRow
              offering={offering}
              type={type}
              isSingleChoice={isSingleChoice}
              selected={selectedService(services, offering.code)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
