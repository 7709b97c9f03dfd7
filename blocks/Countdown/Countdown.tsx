import { type BlockFrame, type BlockProps, defineBlock } from '#cms/block.ts';
import { LinkButton } from '#cms/content/LinkButton.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { asideList, headAside } from '#cms/section/headAside.css.ts';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import { instantOf } from '#domain/content/instant.ts';
import { dateFormatter } from '#domain/formatters.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import * as css from './Countdown.css.ts';
import { countdownFields, countdownManual } from './Countdown.fields.ts';
import { CountdownClockIsland } from './CountdownClockIsland.tsx';

type CountdownProps = BlockProps<typeof countdownFields>;

/** The time left until something ends. Without an end date, it renders only in editing mode. */
function Countdown(props: CountdownProps) {
  const { fields, editing, frame } = props;
  const isEditing = frame.mode === 'edit';
  const endMs = fields.endDate && instantOf(fields.endDate, frame.timeZone);
  if (endMs === undefined && !isEditing) return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        {isEditing && (
          <HiddenFields declarations={countdownFields} editing={editing} of={['endedText']} />
        )}
        <div className={headAside}>
          <SectionHead fields={fields} editing={editing} frame={frame} />
          <div className={asideList}>
            <div className={css.clock}>
              <EditableField of={editing.endDate} name="EndDate">
                {typeof endMs === 'number' && <ClockAndEnd {...props} endMs={endMs} />}
              </EditableField>
              <LinkButton
                link={fields.link}
                editing={editing.link}
                name="Link"
                frame={frame}
                className={css.action}
                variant="primary"
              />
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}

function ClockAndEnd({ fields, frame, endMs }: CountdownProps & { readonly endMs: number }) {
  const { countdownLabel, countdownEnded } = frame.dictionary;
  const end = inWords(endMs, frame);
  return (
    <>
      <CountdownClockIsland
        endMs={endMs}
        locale={dateLocale(frame.locale)}
        label={`${countdownLabel}: ${end}`}
        endedText={fields.endedText || countdownEnded}
        isStill={frame.mode === 'edit'}
      />
      <time className={css.end} dateTime={new Date(endMs).toISOString()}>
        {end}
      </time>
    </>
  );
}

/** The end in the site's language and time zone. */
function inWords(endMs: number, { locale, timeZone }: BlockFrame): string {
  return dateFormatter(dateLocale(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(endMs);
}

export const countdown = defineBlock({
  manual: countdownManual,
  fields: countdownFields,
  Component: Countdown,
});
