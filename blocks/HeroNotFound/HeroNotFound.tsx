import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { TwoLinks } from '#cms/content/TwoLinks.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Heading, Picture, Text } from '#design-system';
import { linkText } from '#domain/content/linkTarget.ts';
import * as css from './HeroNotFound.css.ts';
import { heroNotFoundFields, heroNotFoundManual } from './HeroNotFound.fields.ts';

type HeroNotFoundProps = BlockProps<typeof heroNotFoundFields>;

/** Says that the page doesn't exist and where to go. It always has a link, to the start page by default. */
function HeroNotFound({ fields, editing, frame, isFirst }: HeroNotFoundProps) {
  const { dictionary } = frame;
  const { title, text, image, link, secondLink } = fields;
  const home = { href: frame.homePath, text: dictionary.notFoundHome, newTab: false };
  return (
    <section className={section.base}>
      <Container>
        <div className={css.layout} data-state={image ? 'picture' : 'words'}>
          {(image || editing.image) && (
            <HeroPicture image={image} isFirst={isFirst} editing={editing.image} />
          )}
          <div className={css.words}>
            <Heading level={1}>
              <EditableField of={editing.title}>{title || dictionary.notFoundTitle}</EditableField>
            </Heading>
            <EditableField of={editing.text}>
              {text ? (
                <BlockText html={text} frame={frame} />
              ) : (
                <Text>{dictionary.notFoundText}</Text>
              )}
            </EditableField>
            <TwoLinks
              link={link && linkText(link) ? link : home}
              secondLink={secondLink}
              editing={editing}
              frame={frame}
            />
          </div>
        </div>
      </Container>
    </section>
  );
}

export const heroNotFound = defineBlock({
  manual: heroNotFoundManual,
  fields: heroNotFoundFields,
  Component: HeroNotFound,
});

interface HeroPictureProps extends Pick<HeroNotFoundProps, 'isFirst'> {
  readonly image: HeroNotFoundProps['fields']['image'];
  readonly editing: HeroNotFoundProps['editing']['image'];
}

function HeroPicture({ image, isFirst, editing }: HeroPictureProps) {
  return (
    <div className={css.picture}>
      <EditableField of={editing} name={heroNotFoundFields.image.name}>
        {image && (
          <Picture
            {...image}
            ratio="fill"
            sizes={css.pictureSizes}
            priority={isFirst ? 'first' : 'lazy'}
          />
        )}
      </EditableField>
    </div>
  );
}
