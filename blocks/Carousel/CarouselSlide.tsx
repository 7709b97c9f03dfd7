import type { BlockFrame, BlockProps } from '#cms/block.ts';
import { LinkButton } from '#cms/content/LinkButton.tsx';
import { picturePair } from '#cms/content/mediaPair.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Heading, Picture, Text } from '#design-system';
import { linkText } from '#domain/content/linkTarget.ts';
import * as css from './Carousel.css.ts';
import type { carouselFields } from './Carousel.fields.ts';

type Slide = BlockProps<typeof carouselFields>['fields']['slides'][number];

interface CarouselSlideProps {
  readonly slide: Slide;
  readonly frame: BlockFrame;
  /** Whether its picture is loaded with priority, because it is visible first. */
  readonly isAwaited: boolean;
  /** The heading level of its title. */
  readonly level: 2 | 3;
}

/** Whether visitors see the slide: it needs a picture or a title. */
export function isSlideShown({ image, imagePhone, title }: Slide['fields']): boolean {
  return picturePair(image, imagePhone) !== undefined || title !== '';
}

/** A picture with text on an overlay. */
export function CarouselSlide({ slide: { fields, editing }, ...props }: CarouselSlideProps) {
  const { frame, isAwaited, level } = props;
  const pictures = picturePair(fields.image, fields.imagePhone);
  return (
    <div className={css.slide}>
      <div className={css.picture}>
        <EditableField of={editing.image} name="Image">
          {pictures && (
            <Picture
              {...pictures.main}
              phone={pictures.phone}
              sizes={css.pictureSizes}
              ratio="fill"
              priority={isAwaited ? 'first' : 'lazy'}
            />
          )}
        </EditableField>
      </div>
      <Words fields={fields} editing={editing} frame={frame} level={level} />
    </div>
  );
}

type WordsProps = Pick<CarouselSlideProps['slide'], 'fields' | 'editing'> &
  Pick<CarouselSlideProps, 'frame' | 'level'>;

function Words({ fields: { title, text, link }, editing, frame, level }: WordsProps) {
  const parts = [title, text, linkText(link), editing.title, editing.text, editing.link];
  if (!parts.some(Boolean)) return null;
  return (
    <div className={css.words}>
      {(title || editing.title) && (
        <Heading level={level} style="heading2">
          <EditableField of={editing.title} name="Title">
            {title}
          </EditableField>
        </Heading>
      )}
      {(text || editing.text) && (
        <div className={css.sentence}>
          <Text>
            <EditableField of={editing.text} name="Text">
              {text}
            </EditableField>
          </Text>
        </div>
      )}
      <LinkButton
        link={link}
        editing={editing.link}
        name="Link"
        frame={frame}
        className={css.action}
      />
    </div>
  );
}
