import { useId, useRef, useState } from 'react';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import type { WorkshopFlow } from '#domain/booking/bookingFlow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import {
  sortWorkshops,
  type WorkshopOrder,
  workshopOrders,
} from '#domain/booking/sortWorkshops.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { WorkshopMap } from '../WorkshopMap.tsx';
import { OrderNote } from './OrderNote.tsx';
import { useWorkshops } from './useWorkshops.ts';
import { WorkshopList } from './WorkshopList.tsx';
import * as css from './WorkshopStep.css.ts';

interface WorkshopStepProps {
  readonly flow: WorkshopFlow;
}

/** The step in which the visitor chooses a workshop and a time: a list beside a map. */
export function WorkshopStep({ flow }: WorkshopStepProps) {
  const { setup, dispatch } = useBooking();
  const { texts } = setup;
  const titleId = useId();
  const [order, setOrder] = useState<WorkshopOrder>('closest');
  const { place, workshop } = flow;
  const workshops = useWorkshops(questionOf(flow), flow.shown === 4);
  // A workshop that was chosen before a reload is listed even if the search doesn't find it at once.
  const found = withChosen(workshops.search.found, workshop);
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list);
  const select = (workshop: Workshop) => dispatch({ type: 'workshopChosen', workshop });
  return (
    <div className={css.step}>
      <section ref={list} className={css.sites} aria-labelledby={titleId} tabIndex={-1}>
        <div className={css.head}>
          <ListTitle id={titleId} takesFocus={!flow.notice && !flow.released} />
          <OrderChoice order={order} texts={texts} onOrderChange={setOrder} />
        </div>
        <OrderNote order={order} search={workshops.search} onMore={workshops.requestMore} />
        <WorkshopList
          flow={flow}
          search={{ ...workshops, found: sortWorkshops(found, order, place) }}
        />
      </section>
      <div className={css.map}>
        <WorkshopMap
          workshops={found}
          label={texts.bookingMap}
          center={place}
          selected={workshop?.departmentId}
          onSelect={select}
          size="m"
        />
      </div>
    </div>
  );
}

interface ListTitleProps {
  readonly id: string;
  /** Whether no other title takes the focus. */
  readonly takesFocus: boolean;
}

function ListTitle({ id, takesFocus }: ListTitleProps) {
  const { setup, focus } = useBooking();
  return (
    <h3 id={id} ref={takesFocus ? focus.take : undefined} tabIndex={-1} className={css.title}>
      {setup.texts.bookingSites}
    </h3>
  );
}

interface OrderChoiceProps {
  readonly order: WorkshopOrder;
  readonly texts: BookingTexts;
  readonly onOrderChange: (order: WorkshopOrder) => void;
}

function OrderChoice({ order, texts, onOrderChange }: OrderChoiceProps) {
  return (
    <RadioGroup
      name="booking-sort"
      legend={texts.bookingSort}
      legendVisibility="hidden"
      direction="row"
      value={order}
      onValueChange={(value) => onOrderChange(orderOf(value))}
      options={workshopOrders.map((each) => ({ value: each, label: orderText(each, texts) }))}
    />
  );
}

function questionOf({
  vehicle,
  place: { latitude, longitude },
  services,
}: WorkshopStepProps['flow']) {
  const { registrationNumber } = vehicle;
  return { registrationNumber, offerings: selectedCodes(services), latitude, longitude };
}

function withChosen(found: readonly Workshop[], chosen: Workshop | undefined): readonly Workshop[] {
  const isFound = found.some(({ departmentId }) => departmentId === chosen?.departmentId);
  return chosen && !isFound ? [chosen, ...found] : found;
}

function orderOf(value: string): WorkshopOrder {
  return workshopOrders.find((order) => order === value) ?? 'closest';
}

function orderText(order: WorkshopOrder, texts: BookingTexts): string {
  switch (order) {
    case 'closest':
      return texts.bookingSortClosest;
    case 'firstTime':
      return texts.bookingSortFirstTime;
  }
}
