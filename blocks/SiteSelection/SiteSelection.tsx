import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { facilityPlace } from '#cms/content/facilityPlace.ts';
import { LinkButton } from '#cms/content/LinkButton.tsx';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Grid, GridItem } from '#design-system';
import { readIdList } from '#domain/content/idList.ts';
import { chooseFacilities, type Facility } from '#domain/facilities/facility.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';
import { cards } from '#features/facilities/card/FacilityCard.css.ts';
import { FacilityCard } from '#features/facilities/card/FacilityCard.tsx';
import { facilityColumns } from '#features/facilities/card/facilityColumns.ts';
import * as css from './SiteSelection.css.ts';
import { siteSelectionFields, siteSelectionManual } from './SiteSelection.fields.ts';

/** The workshops to show; empty if they couldn't be loaded. */
type Workshops = readonly Facility[];
type SiteSelectionProps = LoadedBlockProps<typeof siteSelectionFields, Workshops>;

/** Without workshops, visitors see no section, and editors see a notice. */
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
        <LinkButton
          link={fields.link}
          editing={editing.link}
          name={siteSelectionFields.link.name}
          frame={frame}
          className={css.wayOn}
        />
      </Container>
    </section>
  );
}

function SiteCards({ fields, frame, data: workshops }: SiteSelectionProps) {
  const place = facilityPlace(frame);
  return (
    <div className={cards}>
      <Grid as="ul" columns={facilityColumns(workshops.length)} rows={3}>
        {workshops.map((workshop) => (
          <GridItem as="li" key={workshop.id}>
            <FacilityCard
              facility={workshop}
              href={facilityHref(workshop, place)}
              level={levelBelow(fields)}
            />
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}

export const siteSelection = defineLoadedBlock({
  manual: siteSelectionManual,
  fields: siteSelectionFields,
  load: async ({ fields, frame, services, log }): Promise<Workshops> => {
    const { site, locale } = frame;
    const answer = await services.facilities.workshops(site, locale);
    if (answer.ok) return chooseFacilities(answer.value, readIdList(fields.siteIds));
    logFailure(
      log,
      answer.failure,
      `facilities: workshops of ${site} ${locale}: ${describeUpstreamFailure(answer.failure)}`,
    );
    return [];
  },
  Component: SiteSelection,
});
