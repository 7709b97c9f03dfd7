import { mediaAddress } from '#domain/content/mediaAddress.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { Site } from '#domain/sites/site.ts';
import { wireFacility } from './facilityWire.ts';
import { parseCoordinates } from './parseCoordinates.ts';
import { parseDepartment } from './parseDepartment.ts';

/** Where the facilities of a site are. */
export type FacilityPlace = Pick<Site, 'country' | 'timeZone'>;

/** The facilities among the hits; invalid hits are dropped. */
export function parseFacilities(
  content: readonly unknown[],
  { country, timeZone }: FacilityPlace,
): readonly Facility[] {
  return content.flatMap((hit) => {
    const read = wireFacility.safeParse(hit);
    if (!read.success) return [];
    const { slug, site_id: id, site_official_name: name, ...wire } = read.data;
    return [
      {
        id,
        slug,
        name,
        street: wire.site_street.trim(),
        zip: wire.site_zip.trim(),
        city: wire.site_city.trim(),
        phone: wire.site_phone.trim(),
        email: wire.site_email.trim(),
        image: mediaAddress(wire.site_image_url),
        brands: wire.site_brands.flatMap(parseBrandName),
        coordinates: parseCoordinates(wire.site_geocoord, country),
        departments: wire.site_departments.flatMap((department) =>
          parseDepartment(department, timeZone),
        ),
      },
    ];
  });
}

function parseBrandName(wire: unknown): readonly string[] {
  return typeof wire === 'string' && wire.trim() ? [wire.trim()] : [];
}
