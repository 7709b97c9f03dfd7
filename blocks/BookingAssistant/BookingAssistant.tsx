import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { headingLevel } from '#cms/fields/titleTag.ts';
import { opening, section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import { workshopTowns } from '#domain/booking/workshopTowns.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget } from '#domain/content/linkTarget.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';
import { BookingIsland } from '#features/booking/BookingIsland.tsx';
import type { BookingSetup } from '#features/booking/booking.ts';
import { bookingTexts } from '#features/booking/bookingTexts.ts';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { bookingAssistantFields, bookingAssistantManual } from './BookingAssistant.fields.ts';
import { BookingByPhone } from './BookingByPhone.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { OtherBookings } from './OtherBookings.tsx';

/** The workshops of the site; empty if they couldn't be loaded. */
type Workshops = readonly Facility[];

type BookingAssistantProps = LoadedBlockProps<typeof bookingAssistantFields, Workshops>;

/** The booking of a workshop. Without script, it says by which number to book. */
function BookingAssistant(props: BookingAssistantProps) {
  const { fields, editing, frame, data: workshops, isFirst } = props;
  const ground = section[fields.backgroundColor];
  return (
    <section className={isFirst ? `${ground} ${opening}` : ground}>
      <Container>
        <HiddenFields
          declarations={bookingAssistantFields}
          editing={editing}
          of={['damageInspectionLink', 'phoneLink', 'changeLink', 'contactEmail']}
        />
        <BookingIsland setup={setupOf(props)} head={headOf(props)}>
          <OtherBookings fields={fields} editing={editing} frame={frame} />
        </BookingIsland>
        <BookingByPhone
          phone={phoneOf(props)}
          workshops={workshops}
          place={facilityPlace(frame)}
          dictionary={frame.dictionary}
        />
      </Container>
    </section>
  );
}

function setupOf(props: BookingAssistantProps): BookingSetup {
  const { fields, frame, data: workshops } = props;
  const { locale, currency, mapStyleUrl, dictionary } = frame;
  return {
    locale,
    currency,
    phone: phoneOf(props),
    email: fields.contactEmail,
    brandLinks: brandLinksOf(props),
    mapLabels: mapLabels(dictionary, dictionary.bookingMap),
    mapStyleUrl,
    towns: workshopTowns(workshops, locale),
    changeLink: textLinkOf(fields.changeLink, frame),
    damageInspectionUrl: fields.damageInspectionLink?.href,
    texts: bookingTexts(dictionary),
  };
}

/** The booking line, or else the number of the site. */
function phoneOf({ fields, frame }: BookingAssistantProps) {
  return textLinkOf(fields.phoneLink, frame) ?? frame.phone;
}

function brandLinksOf({ fields, frame }: BookingAssistantProps) {
  return fields.brandLinks.flatMap(({ fields: { link } }) => textLinkOf(link, frame) ?? []);
}

function textLinkOf(link: ContentLink | undefined, frame: BookingAssistantProps['frame']) {
  return link?.text ? { ...linkTarget(link, frame), text: link.text } : undefined;
}

function headOf({ fields, editing, frame }: BookingAssistantProps) {
  const { title, titleTag, text, brands } = fields;
  const logos = brands.flatMap(({ fields: { name, logo } }) =>
    name && logo ? [[name.toLowerCase(), <BrandLogo key={name} logo={logo} />] as const] : [],
  );
  return {
    title: (
      <EditableField of={editing.title} name="Title">
        {title}
      </EditableField>
    ),
    level: headingLevel(titleTag),
    intro: (text || editing.text) && (
      <EditableField of={editing.text} name="Text">
        {text && <BlockText html={text} frame={frame} />}
      </EditableField>
    ),
    logos: Object.fromEntries(logos),
  };
}

export const bookingAssistant = defineLoadedBlock({
  manual: bookingAssistantManual,
  fields: bookingAssistantFields,
  load: async ({ frame, services, log }): Promise<Workshops> => {
    const { site, locale } = frame;
    const answer = await services.facilities.workshops(site, locale);
    if (answer.ok) return answer.value;
    logFailure(
      log,
      answer.failure,
      `facilities: workshops of ${site} ${locale}: ${describeUpstreamFailure(answer.failure)}`,
    );
    return [];
  },
  Component: BookingAssistant,
});
