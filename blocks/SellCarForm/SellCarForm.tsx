import { type BlockProps, defineBlock } from '#cms/block.ts';
import { Footnote } from '#cms/content/Footnote.tsx';
import { BesideForm } from '#cms/section/BesideForm.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { sellCarTexts } from '#features/leadForms/leadFormTexts.ts';
import { SellCarFormIsland } from '#features/leadForms/SellCarFormIsland.tsx';
import { sellCarFormFields, sellCarFormManual } from './SellCarForm.fields.ts';

/** The form for selling a car or trading it in. */
function SellCarForm({ fields, editing, frame }: BlockProps<typeof sellCarFormFields>) {
  return (
    <TitledSection name="SellCarForm" fields={fields} editing={editing} frame={frame}>
      <BesideForm fields={fields} editing={editing} frame={frame}>
        <SellCarFormIsland
          siteName={frame.contentSite}
          source={frame.url}
          label={fields.title || frame.dictionary.sellCarOption}
          distanceUnit={frame.distanceUnit}
          texts={sellCarTexts(frame.dictionary)}
          footnote={<Footnote html={fields.footnote} editing={editing.footnote} frame={frame} />}
        />
      </BesideForm>
    </TitledSection>
  );
}

export const sellCarForm = defineBlock({
  manual: sellCarFormManual,
  fields: sellCarFormFields,
  Component: SellCarForm,
});
