import { Icon, Link } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CreditNotice.css.ts';

interface CreditNoticeProps {
  readonly dictionary: Pick<
    Dictionary,
    'creditWarningTitle' | 'creditWarningRisk' | 'creditWarningHelp'
  >;
  /**
   * The level of the heading.
   * @default 2
   */
  readonly level?: 2 | 3 | undefined;
}

/**
 * The notice that Swedish law requires wherever credit is marketed to consumers.
 *
 * Source: the Swedish Consumer Agency's regulation KOVFS 2025:1, in force since 1 March 2025. It
 * prescribes the heading in bold, the sentences on the risk and on help word for word, black text
 * on a white background, and a warning symbol in any shade of red, at least three lines of the
 * text tall, in a prominent place. The wording is in the site's dictionary, so that it is the same
 * on all pages; the styles are fixed here, so that brands and surfaces can't change them.
 */
export function CreditNotice({ dictionary, level = 2 }: CreditNoticeProps) {
  const { creditWarningTitle, creditWarningRisk, creditWarningHelp } = dictionary;
  // Not a Heading: some brands set headings in weights that aren't bold.
  const Title = `h${level}` as const;
  return (
    <div className={css.notice}>
      <div className={css.symbol}>
        <Icon name="warning" size="fill" />
      </div>
      <div className={css.words}>
        <Title className={css.title}>{creditWarningTitle}</Title>
        <p>{creditWarningRisk}</p>
        <p>
          <HelpText text={creditWarningHelp} />
        </p>
      </div>
    </div>
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
