import { type BlockProps, defineBlock } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Picture } from '#design-system';
import { dateLocale } from '#domain/sites/localTime.ts';
import { TireHotel as TireHotelSection } from '#features/tireHotel/TireHotel.tsx';
import { tireHotelTexts } from '#features/tireHotel/tireHotelTexts.ts';
import { tireHotelFields } from './TireHotel.fields.ts';

/** The self-service for stored tires. */
function TireHotel({ fields, editing, frame, isFirst }: BlockProps<typeof tireHotelFields>) {
  const { bookService, information, backgroundImage } = fields;
  const hasPicture = backgroundImage !== undefined || editing.backgroundImage !== undefined;
  return (
    <section>
      <HiddenFields
        declarations={tireHotelFields}
        editing={editing}
        of={['bookService', 'information']}
      />
      <TireHotelSection
        texts={tireHotelTexts(frame.dictionary)}
        locale={dateLocale(frame.locale)}
        timeZone={frame.timeZone}
        level={isFirst ? 1 : 2}
        links={{
          bookService: bookService && { href: bookService.href, text: bookService.text },
          information: information && { href: information.href, text: information.text },
          facilities: dictionaryPath('pathToSiteDetail', frame),
          home: frame.homePath,
        }}
        phone={frame.phone?.text}
        picture={
          hasPicture && (
            <EditableField of={editing.backgroundImage} name={tireHotelFields.backgroundImage.name}>
              {backgroundImage && (
                <Picture {...backgroundImage} ratio="fill" priority={isFirst ? 'first' : 'lazy'} />
              )}
            </EditableField>
          )
        }
      />
    </section>
  );
}

export const tireHotel = defineBlock({
  manual: {
    purpose:
      'Self-service for the owners of stored tires: they log in with a code by text message, see their tires, book a change of wheels and rate it.',
    useWhen: [
      'The site stores tires. It has one page for them, at the address that the dictionary’s pathToTireHotel names, and this is its first block.',
    ],
    avoidWhen: [
      'The page explains the tire hotel: use a Blurb or a HighlightList, and link to this page.',
      'Visitors book other services: link to the page for those.',
    ],
    alsoKnownAs: ['tyre hotel', 'wheel change', 'däckhotell', 'hjulskifte', 'dekkhotell'],
  },
  fields: tireHotelFields,
  Component: TireHotel,
});
