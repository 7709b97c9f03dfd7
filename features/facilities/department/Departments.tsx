import { Grid, GridItem, Heading } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Department } from '#domain/facilities/facility.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import { OpeningHoursIsland } from '../facilityPageIslands.tsx';
import { hoursTexts } from '../hours/openTexts.ts';
import { UnknownHours } from '../hours/UnknownHours.tsx';
import * as css from './Departments.css.ts';
import { Staff } from './Staff.tsx';

interface DepartmentsProps {
  readonly departments: readonly Department[];
  /** The facility's number, for departments without one; empty if it is unknown. */
  readonly facilityPhone: string;
  readonly dictionary: Dictionary;
  /** The facility's time zone, as an IANA name. */
  readonly timeZone: string;
  /** The locale of dates and times, as a BCP 47 tag. */
  readonly locale: string;
}

const columns = { phone: 1, tablet: 2, laptop: 3 } as const;

/** The departments of a facility: contact, opening hours and staff. Those without any of them are left out. */
export function Departments({ departments, dictionary, ...place }: DepartmentsProps) {
  const shown = departments.filter(isWorthShowing);
  if (shown.length === 0) return null;
  return (
    <div className={css.departments}>
      <Heading level={2}>{dictionary.facilityDepartments}</Heading>
      <Grid as="ul" columns={columns} rows={3}>
        {shown.map((department) => (
          <GridItem as="li" key={`${department.group} ${department.number} ${department.name}`}>
            <DepartmentCard department={department} dictionary={dictionary} {...place} />
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}

function isWorthShowing({ phone, email, schedule, staff }: Department): boolean {
  return phone !== '' || email !== '' || schedule !== undefined || staff.length > 0;
}

interface DepartmentCardProps extends Omit<DepartmentsProps, 'departments'> {
  readonly department: Department;
}

function DepartmentCard({
  department,
  facilityPhone,
  dictionary,
  timeZone,
  locale,
}: DepartmentCardProps) {
  const { name, phone, email, schedule, staff } = department;
  const hoursPhone = phone || facilityPhone;
  return (
    <article className={css.department}>
      <div className={css.contact}>
        <Heading level={3} style="heading4">
          {name}
        </Heading>
        <PhoneLink phone={phone} />
        <MailLink email={email} />
      </div>
      <div className={css.hours}>
        {schedule === 'unknown' ? (
          <UnknownHours phone={hoursPhone} dictionary={dictionary} />
        ) : (
          schedule && (
            <OpeningHoursIsland
              schedule={schedule}
              timeZone={timeZone}
              locale={locale}
              department={name}
              phone={hoursPhone}
              texts={hoursTexts(dictionary)}
            />
          )
        )}
      </div>
      <Staff staff={staff} title={dictionary.facilityStaff} />
    </article>
  );
}
