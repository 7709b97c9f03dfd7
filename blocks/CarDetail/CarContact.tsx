import { section } from '#cms/section/section.css.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { contactCar } from '#domain/leads/carContact.ts';
import { ContactSection } from '#features/contact/ContactSection.tsx';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { carUrl } from './carWords.ts';
import type { FoundCarProps } from './FoundCarProps.ts';

/** Whether there is anyone to contact about a car. */
export function hasContact({ car, facility, receiver }: FoundCarProps['found']): boolean {
  return facility !== undefined || receiver !== undefined || (car.sellers ?? []).length > 0;
}

/** Who sells a car, and the form that reaches them. */
export function CarContact({ found: { car, facility, receiver }, frame }: FoundCarProps) {
  const { dictionary, contentSite: siteName, homePath } = frame;
  const { sellers = [] } = car;
  const place = { pathToSiteDetail: dictionary.pathToSiteDetail, homePath };
  return (
    <div className={section.base}>
      <ContactSection
        facility={facility}
        facilityContact={
          facility && <FacilityContact facility={facility} dictionary={dictionary} />
        }
        facilityHref={facility && facilityHref(facility, place)}
        sellers={sellers}
        contact={
          receiver && { siteName, car: contactCar(car), source: carUrl(car, frame), receiver }
        }
        dictionary={dictionary}
      />
    </div>
  );
}
