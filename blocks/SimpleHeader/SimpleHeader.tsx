import { Container, Link } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { linkTarget, linkText } from '../content/linkTarget.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HeaderLogo } from '../header/HeaderLogo.tsx';
import * as css from './SimpleHeader.css.ts';
import { simpleHeaderFields } from './SimpleHeader.fields.ts';

/** A header that is the logo alone, and leads to the start page unless editors say otherwise. */
function SimpleHeader({ fields, editing, frame }: BlockProps<typeof simpleHeaderFields>) {
  const target = fields.logoLink ? linkTarget(fields.logoLink, frame) : { href: frame.homePath };
  const isHere = frame.path === '/' && target.href === frame.homePath;
  // A link must say where it leads, also where nobody gave it words.
  const name = linkText(fields.logoLink) || frame.dictionary.notFoundHome;
  return (
    <div className={css.header}>
      <Container>
        <div className={css.row}>
          <EditableField of={editing.logoLink}>
            <Link {...target} variant="quiet" {...(isHere && { 'aria-current': 'page' })}>
              <EditableField of={editing.logo}>
                {fields.logo ? (
                  <HeaderLogo
                    logo={fields.logo}
                    name={name}
                    width={fields.logoWidth}
                    height={fields.logoHeight}
                  />
                ) : (
                  <span className={css.name}>{name}</span>
                )}
              </EditableField>
            </Link>
          </EditableField>
        </div>
      </Container>
    </div>
  );
}

export const simpleHeader = defineBlock({
  manual: {
    purpose: 'The top of a page: the logo, which leads to the start page.',
    useWhen: [
      'A page needs no menu: campaigns, forms, thank-you pages, a page for one offer.',
      'The whole site has only a few pages.',
    ],
    avoidWhen: ['Visitors should find their way to other parts of the site from here.'],
    alsoKnownAs: ['header', 'logo', 'top', 'topbar', 'masthead', 'sidhuvud', 'logotyp'],
  },
  fields: simpleHeaderFields,
  Component: SimpleHeader,
});
