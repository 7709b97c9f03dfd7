import { type BlockProps, defineBlock } from '#cms/block.ts';
import { BlockText } from '#cms/content/BlockText.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Icon, Link } from '#design-system';
import * as css from './CreditWarning.css.ts';
import { creditWarningFields } from './CreditWarning.fields.ts';

/**
 * The notice that Swedish law requires wherever credit is marketed to consumers.
 *
 * Source: the Swedish Consumer Agency's regulation KOVFS 2025:1, in force since 1 March 2025. It
 * prescribes the heading in bold, the sentences on the risk and on help word for word, black text
 * on a white background, and a warning symbol in any shade of red, at least three lines of the
 * text tall, in a prominent place. The wording is in the site's dictionary, so that it is the same
 * on all pages; the styles are fixed here, so that brands and surfaces can't change them.
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
            {/* Not a Heading: some brands set headings in weights that aren't bold. */}
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

/** The prescribed text, with the agency's address as a link. */
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
      'The notice on the risks of borrowing, in the wording and format that the Swedish Consumer Agency prescribes (KOVFS 2025:1).',
    useWhen: [
      'A page of a Swedish site markets credit to consumers: a loan, an instalment plan, a monthly price for a car on credit. The regulation has required it since 1 March 2025.',
      'Visitors must notice it: place it close to the offer, not at the end of the page.',
    ],
    avoidWhen: [
      'No credit is offered: where the rule doesn’t apply, the notice only alarms visitors.',
      'The text is about other conditions: use LegalInfo.',
      'You want to shorten it, colour it or make it smaller: wording, symbol, colours and frame are deliberately the same for all brands.',
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
