import type { BlockFrame } from '#cms/block.ts';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading, Stack } from '#design-system';
import type { Facility } from '#domain/facilities/facility.ts';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';

interface CarContactProps {
  readonly facility: Facility;
  readonly frame: BlockFrame;
}

const titleId = 'contact-title';

/** How to reach the dealer of a car. */
export function CarContact({ facility, frame: { dictionary } }: CarContactProps) {
  return (
    <section id="contact" className={section.base} aria-labelledby={titleId}>
      <Container>
        <Stack gap="m">
          <Heading id={titleId} level={2}>
            {facility.name}
          </Heading>
          <FacilityContact facility={facility} dictionary={dictionary} />
        </Stack>
      </Container>
    </section>
  );
}
