import { useEffect, useEffectEvent, useState } from 'react';
import { Calendar } from '#design-system/Calendar/Calendar.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { useIsHydrated } from '#design-system/hydration.ts';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { requestDates } from '#domain/leads/requestDates.ts';
import type { FieldTexts } from './fieldErrors.ts';
import * as css from './LeadForms.css.ts';
import type { ServiceRequestTexts } from './leadFormTexts.ts';

interface DateFieldProps extends FieldTexts {
  readonly dates: ReturnType<typeof requestDates>;
  /** The language of the calendar, as a BCP 47 tag. */
  readonly locale: string;
  readonly texts: ServiceRequestTexts;
  /** Called when a date was chosen. */
  readonly onChange: () => void;
}

/**
 * The desired date: a calendar, and the browser's own field without script. A page may have been
 * cached yesterday, so the calendar is rendered in the browser.
 */
export function DateField({ id, label, error, errorUrgency, ...calendar }: DateFieldProps) {
  const isHydrated = useIsHydrated();
  const { first, last } = calendar.dates;
  return (
    <FieldGroup id={id} legend={label} error={error} errorUrgency={errorUrgency} required mark="*">
      <div className={css.calendar}>
        {isHydrated ? (
          <DateCalendar label={label} {...calendar} />
        ) : (
          <div className={css.withoutScript}>
            <TextInput
              type="date"
              name="date"
              aria-label={label}
              required
              min={first}
              max={last}
              suppressHydrationWarning
            />
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

type DateCalendarProps = Pick<DateFieldProps, 'label' | 'dates' | 'locale' | 'texts' | 'onChange'>;

function DateCalendar({ label, dates, locale, texts, onChange }: DateCalendarProps) {
  const [date, setDate] = useState('');
  const change = useEffectEvent(onChange);
  // The form reads the date from its field, which is rendered by then.
  useEffect(() => {
    if (date !== '') change();
  }, [date]);
  return (
    <>
      <input type="hidden" name="date" value={date} />
      <Calendar
        label={label}
        labels={{
          previous: texts.serviceRequestPreviousMonth,
          next: texts.serviceRequestNextMonth,
        }}
        locale={locale}
        today={dates.today}
        range={dates}
        value={date}
        onValueChange={setDate}
      />
    </>
  );
}
