import type { BlockFrame, BlockProps } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Heading, Icon, Link, Text } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import * as css from './HighlightList.css.ts';
import type { highlightListFields } from './HighlightList.fields.ts';

type Item = BlockProps<typeof highlightListFields>['fields']['items'][number];

interface HighlightItemProps extends Pick<Item, 'fields' | 'editing'> {
  /** The heading level of its title. */
  readonly level: 2 | 3 | 4;
  readonly frame: BlockFrame;
}

/** One highlight. */
export function HighlightItem({ fields, editing, level, frame }: HighlightItemProps) {
  const { icon, title, text, link } = fields;
  const label = linkText(link);
  return (
    <li className={css.item}>
      {icon !== 'none' && (
        <span className={css.sign}>
          <Icon name={icon} />
        </span>
      )}
      <div className={css.words}>
        <Heading level={level} style="heading4">
          <EditableField of={editing.title} name="Title">
            {title}
          </EditableField>
        </Heading>
        {(text || editing.text) && (
          <Text tone="muted">
            <EditableField of={editing.text} name="Text">
              {text}
            </EditableField>
          </Text>
        )}
        <EditableField of={editing.link} name="Link">
          {link && label && (
            <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
              {label}
            </Link>
          )}
        </EditableField>
      </div>
    </li>
  );
}
