import type { BlockProps } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Details, Link } from '#design-system';
import { linkTarget } from '#domain/content/linkTarget.ts';
import * as css from './BookingAssistant.css.ts';
import type { bookingAssistantFields } from './BookingAssistant.fields.ts';
import { BrandLogo } from './BrandLogo.tsx';

type OtherBookingsProps = Pick<
  BlockProps<typeof bookingAssistantFields>,
  'fields' | 'editing' | 'frame'
>;

/** The brands that are booked elsewhere, and those that the workshops are authorised for. */
export function OtherBookings({ fields, editing, frame }: OtherBookingsProps) {
  const { dictionary, mode } = frame;
  const links = fields.brandLinks.filter(({ fields: { link } }) => link?.text || mode === 'edit');
  const brands = fields.brands.filter(({ fields: { name } }) => name || mode === 'edit');
  return (
    <div className={css.elsewhere}>
      {links.length > 0 && (
        <nav aria-label={dictionary.bookingBrandLinks}>
          <EditableField of={editing.brandLinks} name="BrandLinks">
            <ul className={css.links}>
              {links.map(({ fields: { link }, editing: { link: metadata } }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
                <li key={index}>
                  <EditableField of={metadata} name="Link">
                    {link && (
                      <Link {...linkTarget(link, frame)} variant="standalone">
                        {link.text}
                      </Link>
                    )}
                  </EditableField>
                </li>
              ))}
            </ul>
          </EditableField>
        </nav>
      )}
      {brands.length > 0 && (
        <EditableField of={editing.brands} name="Brands">
          <Details
            size="s"
            items={[
              { title: dictionary.bookingAuthorisedBrands, content: <Brands brands={brands} /> },
            ]}
          />
        </EditableField>
      )}
    </div>
  );
}

function Brands({ brands }: { readonly brands: OtherBookingsProps['fields']['brands'] }) {
  return (
    <ul className={css.brands}>
      {brands.map(({ fields: { name, logo }, editing }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
        <li key={index} className={css.brand}>
          <EditableField of={editing.logo} name="Logo">
            {logo && <BrandLogo logo={logo} />}
          </EditableField>
          <EditableField of={editing.name} name="Name">
            {name}
          </EditableField>
        </li>
      ))}
    </ul>
  );
}
