import { type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Container, Link } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import { HeaderLogo } from '#features/navigation/HeaderLogo.tsx';
import * as css from './SimpleHeader.css.ts';
import { simpleHeaderFields, simpleHeaderManual } from './SimpleHeader.fields.ts';

/** A header with only the logo, which links to the start page unless editors set another link. */
function SimpleHeader({ fields, editing, frame }: BlockProps<typeof simpleHeaderFields>) {
  const target = fields.logoLink ? linkTarget(fields.logoLink, frame) : { href: frame.homePath };
  const isHere = frame.path === '/' && target.href === frame.homePath;
  // A link needs an accessible name, even if editors didn't enter a text.
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
                    ground="any"
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
  manual: simpleHeaderManual,
  fields: simpleHeaderFields,
  Component: SimpleHeader,
});
