import type { BlockProps } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { EmptyField } from '#cms/editing/EmptyField.tsx';
import { headingLevel } from '#cms/fields/titleTag.ts';
import { ButtonLink, Heading } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import * as css from './Blurb.css.ts';
import { blurbFields } from './Blurb.fields.ts';

type BlurbTextProps = Pick<BlockProps<typeof blurbFields>, 'fields' | 'editing' | 'frame'>;

/** Heading, text and link. */
export function BlurbText({ fields, editing, frame }: BlurbTextProps) {
  const { richText, link } = fields;
  const label = linkText(link);
  return (
    <div className={css.text}>
      <BlurbHeading fields={fields} editing={editing} frame={frame} />
      <EditableField of={editing.richText} name={blurbFields.richText.name}>
        {richText && <BlockText html={richText} frame={frame} />}
      </EditableField>
      <EditableField of={editing.link} name={blurbFields.link.name}>
        {link && label && (
          <div className={css.action}>
            <ButtonLink {...linkTarget(link, frame)} variant="secondary">
              {label}
            </ButtonLink>
          </div>
        )}
      </EditableField>
    </div>
  );
}

/** Shown if there is a title, and always in editing mode, so that editors can add one. */
function BlurbHeading({ fields: { title, titleTag }, editing, frame }: BlurbTextProps) {
  if (!title && frame.mode !== 'edit') return null;
  return (
    <Heading level={headingLevel(titleTag)}>
      <EditableField of={editing.title}>
        {title || <EmptyField name={blurbFields.title.name} />}
      </EditableField>
    </Heading>
  );
}
