import { Picture } from '#design-system';
import type { StaffMember } from '#domain/facilities/facility.ts';
import { fillText, type Template } from '#domain/fillText.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import * as css from './Staff.css.ts';

interface StaffProps {
  readonly staff: readonly StaffMember[];
  /** The heading. */
  readonly title: Template<'count'>;
}

/** The people of a department, behind their number. */
export function Staff({ staff, title }: StaffProps) {
  if (staff.length === 0) return null;
  return (
    <details className={css.staff} data-print="hide">
      <summary className={css.summary}>{fillText(title, { count: `${staff.length}` })}</summary>
      <ul className={css.people}>
        {staff.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name.
          <li key={index} className={css.person}>
            <Portrait person={person} />
            <div className={css.facts}>
              <span className={css.name}>{fullName(person)}</span>
              {person.title && <span className={css.role}>{person.title}</span>}
              <PhoneLink phone={person.phone} />
              <MailLink email={person.email} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A portrait, or initials. Decorative: the name is beside it. */
function Portrait({ person }: { readonly person: StaffMember }) {
  return (
    <div className={css.portrait} aria-hidden="true">
      {person.image ? (
        <Picture src={person.image} alt="" ratio="fill" sizes={css.portraitSizes} position="top" />
      ) : (
        initials(person)
      )}
    </div>
  );
}

function fullName({ firstName, lastName }: StaffMember): string {
  return `${firstName} ${lastName}`.trim();
}

/** The first letters of both names; an array splits between characters, not inside them. */
function initials({ firstName, lastName }: StaffMember): string {
  return [firstName, lastName]
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();
}
