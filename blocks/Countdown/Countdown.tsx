import { ButtonLink, Container } from '#design-system';
import { instantOf } from '#domain/content/instant.ts';
import { dateLocale, timeZoneOf } from '#domain/sites/localTime.ts';
import { type BlockFrame, type BlockProps, defineBlock } from '../block.ts';
import { linkTarget, linkText } from '../content/linkTarget.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { asideList, headAside } from '../section/headAside.css.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import * as css from './Countdown.css.ts';
import { countdownFields } from './Countdown.fields.ts';
import { CountdownClockIsland } from './CountdownClockIsland.tsx';

type CountdownProps = BlockProps<typeof countdownFields>;

/** The time left until something ends. Visitors never see it without an end. */
function Countdown(props: CountdownProps) {
  const { fields, editing, frame } = props;
  const isEditing = frame.mode === 'edit';
  const endMs = fields.endDate && instantOf(fields.endDate, timeZoneOf(frame.site));
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
              <CountdownLink {...props} />
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

/** The end as the site's visitors write it, in the site's own time. */
function inWords(endMs: number, { locale, site }: BlockFrame): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZoneOf(site),
  }).format(endMs);
}

function CountdownLink({ fields: { link }, editing, frame }: CountdownProps) {
  const label = linkText(link);
  if (!label && !editing.link) return null;
  return (
    <div className={css.action}>
      <EditableField of={editing.link} name="Link">
        {link && label && <ButtonLink {...linkTarget(link, frame)}>{label}</ButtonLink>}
      </EditableField>
    </div>
  );
}

export const countdown = defineBlock({
  manual: {
    purpose:
      'Days, hours, minutes and seconds until something ends, with the date in words and a way to act in time.',
    useWhen: [
      'Something truly ends at a known moment: an auction, a campaign, an early price.',
      'Visitors can still do something about it.',
    ],
    avoidWhen: [
      'The end is made up or is moved again and again: that is misleading marketing, and unlawful.',
      'It is months away: a date in the text says more.',
      'The page has another one already: two clocks take the force out of both.',
    ],
    alsoKnownAs: ['timer', 'clock', 'deadline', 'campaign end', 'nedräkning', 'auktion'],
  },
  fields: countdownFields,
  Component: Countdown,
});
