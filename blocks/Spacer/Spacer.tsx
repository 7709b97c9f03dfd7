import { type BlockProps, defineBlock } from '#cms/block.ts';
import * as css from './Spacer.css.ts';
import { spacerFields, spacerManual } from './Spacer.fields.ts';

function Spacer({ fields }: BlockProps<typeof spacerFields>) {
  return <div className={css.spacer[fields.size]} />;
}

export const spacer = defineBlock({
  manual: spacerManual,
  fields: spacerFields,
  Component: Spacer,
});
