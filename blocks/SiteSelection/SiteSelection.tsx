import { ButtonLink, Container, Grid, GridItem } from '#design-system';
import { readIdList } from '#domain/content/idList.ts';
import { chooseFacilities, type Facility } from '#domain/facilities/facility.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { facilityHref } from '#features/facilities/facilityHref.ts';
import { defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { facilityPlace } from '../content/facilityPlace.ts';
import { linkTarget, linkText } from '../content/linkTarget.ts';
import { NothingToShow } from '../content/NothingToShow.tsx';
import { headingLevel } from '../content/titleTag.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import { SiteCard } from './SiteCard.tsx';
import * as css from './SiteSelection.css.ts';
import { siteSelectionFields } from './SiteSelection.fields.ts';

/** The workshops to show; none where they couldn't be had. */
type Workshops = readonly Facility[];
type SiteSelectionProps = LoadedBlockProps<typeof siteSelectionFields, Workshops>;

/** Visitors see no section without workshops; editors learn that there are none to show. */
function SiteSelection(props: SiteSelectionProps) {
  const { fields, editing, frame, data: workshops } = props;
  if (workshops.length === 0 && frame.mode === 'normal') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <HiddenFields declarations={siteSelectionFields} editing={editing} of={['siteIds']} />
        {workshops.length === 0 ? (
          <NothingToShow name="SiteSelection" frame={frame} />
        ) : (
          <SiteCards {...props} />
        )}
        <WayOn fields={fields} editing={editing} frame={frame} />
      </Container>
    </section>
  );
}

const columns = { phone: 1, tablet: 2, laptop: 3, wide: 4 } as const;

function SiteCards({ fields, frame, data: workshops }: SiteSelectionProps) {
  const level = headingLevel(fields.titleTag);
  const place = facilityPlace(frame);
  return (
    <Grid as="ul" columns={columns} rows={3}>
      {workshops.map((workshop) => (
        <GridItem as="li" key={workshop.id}>
          <SiteCard
            facility={workshop}
            href={facilityHref(workshop, place)}
            level={fields.title ? below[level] : level}
          />
        </GridItem>
      ))}
    </Grid>
  );
}

const below = { 1: 2, 2: 3, 3: 4 } as const;

function WayOn({
  fields,
  editing,
  frame,
}: Pick<SiteSelectionProps, 'fields' | 'editing' | 'frame'>) {
  const { link } = fields;
  const label = linkText(link);
  if (!editing.link && !(link && label)) return null;
  return (
    <div className={css.wayOn}>
      <EditableField of={editing.link} name={siteSelectionFields.link.name}>
        {link && label && (
          <ButtonLink {...linkTarget(link, frame)} variant="secondary">
            {label}
          </ButtonLink>
        )}
      </EditableField>
    </div>
  );
}

export const siteSelection = defineLoadedBlock({
  manual: {
    purpose: 'The workshops of the site as cards, each with its address, its phone and its page.',
    useWhen: [
      'A visitor should choose a workshop: all of them, or a few near each other.',
      'A page tells of a service that only some workshops offer: name those.',
    ],
    avoidWhen: [
      'One workshop is meant: link to its page.',
      'The visitor wants to book: the booking assistant finds the nearest workshop with a free time.',
    ],
    alsoKnownAs: ['workshops', 'facilities', 'dealers', 'locations', 'verkstäder', 'anläggningar'],
  },
  fields: siteSelectionFields,
  load: async ({ fields, frame, services, log }): Promise<Workshops> => {
    const { site, locale } = frame;
    const answer = await services.facilities.workshops(site, locale);
    if (answer.ok) return chooseFacilities(answer.value, readIdList(fields.siteIds));
    log(`facilities: workshops of ${site} ${locale}: ${describeUpstreamFailure(answer.failure)}`);
    return [];
  },
  Component: SiteSelection,
});
