import { ButtonLink, Container, Heading } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockProps } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
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
  const label = linkText(link);
  if (!label && !editing.link) return null;
  return (
    <div className={css.action}>
      <EditableField of={editing.link} name={heroFields.link.name}>
        {link && label && (
          <ButtonLink {...linkTarget(link, frame)} variant={buttonType} size="l">
            {label}
          </ButtonLink>
        )}
      </EditableField>
    </div>
  );
}
