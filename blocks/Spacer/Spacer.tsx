import { type BlockProps, defineBlock } from '../block.ts';
import * as css from './Spacer.css.ts';
import { spacerFields } from './Spacer.fields.ts';

function Spacer({ fields }: BlockProps<typeof spacerFields>) {
  return <div className={css.spacer[fields.size]} />;
}

export const spacer = defineBlock({
  manual: {
    purpose: 'Air between two blocks.',
    useWhen: ['Two blocks of the same background follow each other and need a longer pause.'],
    avoidWhen: ['Between ordinary blocks: they keep the page’s rhythm by themselves.'],
    alsoKnownAs: ['space', 'gap', 'margin', 'divider'],
  },
  fields: spacerFields,
  Component: Spacer,
});
