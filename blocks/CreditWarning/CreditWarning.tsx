import { Container, Icon, Link } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { EditableField } from '../editing/EditableField.tsx';
import { section } from '../section/section.css.ts';
import * as css from './CreditWarning.css.ts';
import { creditWarningFields } from './CreditWarning.fields.ts';

/**
 * The notice that Swedish law demands wherever credit is marketed to consumers.
 *
 * Source: the Swedish Consumer Agency's regulation KOVFS 2025:1, in force since 1 March 2025. It
 * prescribes the heading in bold, the sentences on the risk and on help word for word, black text
 * on a white ground, and a warning symbol in any shade of red as high as at least three lines of
 * the text, in a prominent place. The words are in the site's dictionary, so that they are the
 * same on all its pages; the looks are here, out of reach of brands and grounds.
 */
function CreditWarning({ fields, editing, frame }: BlockProps<typeof creditWarningFields>) {
  const { creditWarningTitle, creditWarningRisk, creditWarningHelp } = frame.dictionary;
  return (
    <section className={section.base}>
      <Container>
        <div className={css.notice}>
          <div className={css.symbol}>
            <Icon name="warning" size="fill" />
          </div>
          <div className={css.words}>
            {/* No Heading: brands set those in weights that aren't bold. */}
            <h2 className={css.title}>{creditWarningTitle}</h2>
            <p>{creditWarningRisk}</p>
            <p>
              <HelpText text={creditWarningHelp} />
            </p>
          </div>
        </div>
        {(fields.text || editing.text) && (
          <div className={css.addition}>
            <EditableField of={editing.text} name="Text">
              {fields.text && <BlockText html={fields.text} frame={frame} />}
            </EditableField>
          </div>
        )}
      </Container>
    </section>
  );
}

const agency = 'konsumentverket.se';

/** The words as prescribed; the address in them can be followed. */
function HelpText({ text }: { readonly text: string }) {
  const at = text.indexOf(agency);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Link href={`https://www.${agency}/`}>{agency}</Link>
      {text.slice(at + agency.length)}
    </>
  );
}

export const creditWarning = defineBlock({
  manual: {
    purpose:
      'The notice on the risks of borrowing, in the words and the form that the Swedish Consumer Agency prescribes (KOVFS 2025:1).',
    useWhen: [
      'A page of a Swedish site markets credit to consumers: a loan, an instalment plan, a monthly price for a car on credit. The regulation demands it there since 1 March 2025.',
      'It must be noticed: place it close to the offer, not at the end of the page.',
    ],
    avoidWhen: [
      'No credit is offered. Where the rule doesn’t apply the notice only frightens.',
      'It is about other conditions: LegalInfo.',
      'You would like to shorten it, colour it or make it smaller: words, symbol, black on white and the frame are the same for all brands on purpose.',
    ],
    alsoKnownAs: [
      'Att låna kostar pengar',
      'Konsumentverket',
      'KOVFS 2025:1',
      'loan',
      'kredit',
      'varning',
      'warning triangle',
    ],
  },
  fields: creditWarningFields,
  Component: CreditWarning,
});
