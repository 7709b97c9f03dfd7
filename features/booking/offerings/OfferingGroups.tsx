import { useState } from 'react';
import { Accordion } from '#design-system/Accordion/Accordion.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { OpenFlow } from '#domain/booking/bookingFlow.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { type OfferingType, type Selection, selectedService } from '#domain/booking/selection.ts';
import { stepOfType, unstatedCodes } from '#domain/booking/unstatedOffering.ts';
import { useBooking } from '../booking.ts';
import { categoryIcon } from './categoryIcon.ts';
import { statedFieldId } from './OfferingFields.tsx';
import { OfferingRow } from './OfferingRow.tsx';
import * as css from './Offerings.css.ts';

interface OfferingGroupsProps {
  readonly flow: OpenFlow;
  readonly categories: readonly OfferingCategory[];
  readonly type: OfferingType;
}

/** The categories, of which the first and those with a choice are open at first. */
export function OfferingGroups({ flow, categories, type }: OfferingGroupsProps) {
  const { services } = flow;
  const [open, setOpen] = useOpenGroups({ flow, categories, type });
  return (
    <Accordion
      titleLevel={3}
      open={open}
      onOpenChange={setOpen}
      panels={categories.map((category, index) => ({
        name: String(index),
        title: <CategoryTitle category={category} isChosen={hasChoice(category, services)} />,
        content: <Offerings flow={flow} category={category} type={type} />,
      }))}
    />
  );
}

/**
 * The names of the open categories. When the visitor is led back to something that a ticked offering needs, its category
 * opens and its field takes the focus.
 */
function useOpenGroups({ flow, categories, type }: OfferingGroupsProps) {
  const { shown, services, halts = 0 } = flow;
  const unstated = unstatedCodes(flow, type);
  const [open, setOpen] = useState<readonly string[]>(() =>
    categories.flatMap((category, index) =>
      index === 0 || hasChoice(category, services) || hasAny(category, unstated)
        ? [String(index)]
        : [],
    ),
  );
  const [seen, setSeen] = useState(halts);
  const asked = categories.findIndex((category) => hasAny(category, unstated));
  if (halts !== seen) {
    setSeen(halts);
    if (shown === stepOfType[type]) setOpen([...open, String(asked)]);
  }
  useFocusAfterChange(halts, true, () => {
    const offering = categories[asked]?.offerings.find(({ code }) => unstated.includes(code));
    const field = offering && document.getElementById(statedFieldId(offering.code));
    if (shown === stepOfType[type]) moveFocus(field);
  });
  return [open, setOpen] as const;
}

function hasAny({ offerings }: OfferingCategory, codes: readonly string[]): boolean {
  return offerings.some(({ code }) => codes.includes(code));
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

function Offerings({ flow, category, type }: OfferingsProps) {
  const { texts } = useBooking().setup;
  const isSingleChoice = Boolean(category.selectionType);
  const unstated = unstatedCodes(flow, type);
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
              selected={selectedService(flow.services, offering.code)}
              isUnstated={unstated.includes(offering.code)}
              mileage={flow.mileage}
              halts={flow.halts ?? 0}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
