import { type BlockProps, defineBlock } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Picture } from '#design-system';
import { dateLocale } from '#domain/sites/localTime.ts';
import { TireHotel as TireHotelSection } from '#features/tireHotel/TireHotel.tsx';
import { tireHotelTexts } from '#features/tireHotel/tireHotelTexts.ts';
import { tireHotelFields, tireHotelManual } from './TireHotel.fields.ts';

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
  manual: tireHotelManual,
  fields: tireHotelFields,
  Component: TireHotel,
});
