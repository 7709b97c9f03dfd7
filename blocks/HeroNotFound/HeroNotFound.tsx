import { Container, Heading, Picture, Text } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { linkText } from '../content/linkTarget.ts';
import { TwoLinks } from '../content/TwoLinks.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import { section } from '../section/section.css.ts';
import * as css from './HeroNotFound.css.ts';
import { heroNotFoundFields } from './HeroNotFound.fields.ts';

type HeroNotFoundProps = BlockProps<typeof heroNotFoundFields>;

/** Says that there is no such page and where to go. Never empty: a lost visitor needs a way on. */
function HeroNotFound({ fields, editing, frame, isFirst }: HeroNotFoundProps) {
  const { dictionary } = frame;
  const { title, text, image, link, secondLink } = fields;
  const home = { href: frame.homePath, text: dictionary.notFoundHome, newTab: false };
  return (
    <section className={section.base}>
      <Container>
        <div className={css.layout} data-state={image ? 'picture' : 'words'}>
          {(image || editing.image) && (
            <div className={css.picture}>
              <EditableField of={editing.image} name={heroNotFoundFields.image.name}>
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
  manual: {
    purpose: 'The hero of the page that is shown where there is none: kind words and a way on.',
    useWhen: ['On the site’s not-found page, once, as its first block.'],
    avoidWhen: ['Anywhere else: HeroBanner opens every other page.'],
    alsoKnownAs: ['404', 'not found', 'error page', 'missing page', 'felsida', 'sidan saknas'],
  },
  fields: heroNotFoundFields,
  Component: HeroNotFound,
});
