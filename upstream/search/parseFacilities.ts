import type { BrandReference } from '#domain/brands/brandCode.ts';
import type { Department, Facility } from '#domain/facilities/facility.ts';
import { wireDepartment, wireDepartmentBrand, wireFacility } from './facilityWire.ts';
import { pictureAddress } from './pictureAddress.ts';

/** The facilities among the hits; invalid hits are dropped. */
export function parseFacilities(content: readonly unknown[]): readonly Facility[] {
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
        image: pictureAddress(wire.site_image_url),
        departments: wire.site_departments.flatMap(parseDepartment),
      },
    ];
  });
}

function parseDepartment(wire: unknown): readonly Department[] {
  const read = wireDepartment.safeParse(wire);
  if (!read.success) return [];
  const { group, name, official_name: officialName, phone, email, brands, erp_id } = read.data;
  return [
    {
      group,
      name: name.trim() || officialName.trim() || group,
      phone: phone.trim(),
      email: email.trim(),
      brands: brands.flatMap(parseBrand),
      erpId: erp_id?.trim() || undefined,
    },
  ];
}

function parseBrand(wire: unknown): readonly BrandReference[] {
  const read = wireDepartmentBrand.safeParse(wire);
  if (!read.success) return [];
  const name = read.data.name.trim() || undefined;
  const code = read.data.brand_code.trim() || undefined;
  return name || code ? [{ name, code }] : [];
}
