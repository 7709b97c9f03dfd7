import { section } from '#cms/section/section.css.ts';
import { Container, Heading, Stack } from '#design-system';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import type { FoundCarProps } from './FoundCar.tsx';

/** How to reach the dealer of a car. Its anchor is `#contact`. */
export function CarContact({ found: { facility }, frame: { dictionary } }: FoundCarProps) {
  if (!facility) return null;
  return (
    <section id="contact" className={section.base} aria-labelledby="contact-title">
      <Container>
        <Stack gap="m">
          <Heading id="contact-title" level={2}>
            {facility.name}
          </Heading>
          <FacilityContact facility={facility} dictionary={dictionary} />
        </Stack>
      </Container>
    </section>
  );
}
