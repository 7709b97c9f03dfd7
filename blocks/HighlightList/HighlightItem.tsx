import type { BlockFrame, BlockProps } from '#cms/block.ts';
import { ArrowLink } from '#cms/content/ArrowLink.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Heading, Icon, Text } from '#design-system';
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
        <ArrowLink link={link} editing={editing.link} frame={frame} />
      </div>
    </li>
  );
}
