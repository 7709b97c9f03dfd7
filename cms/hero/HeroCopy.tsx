import { Container, Heading } from '#design-system';
import { linkText } from '#domain/content/linkTarget.ts';
import type { BlockProps } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { LinkButton } from '../content/LinkButton.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import { headingLevel } from '../fields/titleTag.ts';
import * as css from './HeroStage.css.ts';
import { heroFields } from './heroFields.ts';

type HeroCopyProps = Pick<BlockProps<typeof heroFields>, 'fields' | 'editing' | 'frame'>;

/** Whether the banner has text, or an editor can add some. */
export function hasCopy({ fields, editing }: Pick<HeroCopyProps, 'fields' | 'editing'>): boolean {
  const { title, text, link } = fields;
  return [title, text, linkText(link), editing.title, editing.text, editing.link].some(Boolean);
}

/** Headline, text and button. */
export function HeroCopy({ fields, editing, frame }: HeroCopyProps) {
  const { title, titleTag, text } = fields;
  return (
    <div className={css.copy}>
      <Container>
        <div className={css.column}>
          {(title || editing.title) && (
            <Heading level={headingLevel(titleTag)} style="heading1">
              <EditableField of={editing.title} name={heroFields.title.name}>
                {title}
              </EditableField>
            </Heading>
          )}
          {(text || editing.text) && (
            <div className={css.text}>
              <EditableField of={editing.text} name={heroFields.text.name}>
                {text && <BlockText html={text} frame={frame} />}
              </EditableField>
            </div>
          )}
          <HeroLink fields={fields} editing={editing} frame={frame} />
        </div>
      </Container>
    </div>
  );
}

/** The button under the text. */
export function HeroLink({ fields: { link, buttonType }, editing, frame }: HeroCopyProps) {
  return (
    <LinkButton
      link={link}
      editing={editing.link}
      name={heroFields.link.name}
      frame={frame}
      className={css.action}
      variant={buttonType}
      size="l"
    />
  );
}
