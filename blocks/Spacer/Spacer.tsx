import { type BlockProps, defineBlock } from '#cms/block.ts';
import * as css from './Spacer.css.ts';
import { spacerFields } from './Spacer.fields.ts';

function Spacer({ fields }: BlockProps<typeof spacerFields>) {
  return <div className={css.spacer[fields.size]} />;
}

export const spacer = defineBlock({
  manual: {
    purpose: 'Space between two blocks.',
    useWhen: ['Two consecutive blocks with the same background need more space between them.'],
    avoidWhen: ['Between ordinary blocks: they have the right spacing already.'],
    alsoKnownAs: ['space', 'gap', 'margin', 'divider'],
  },
  fields: spacerFields,
  Component: Spacer,
});
