import { Grid, GridItem, Heading } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Department } from '#domain/facilities/facility.ts';
import { MailLink, PhoneLink } from '#features/facilities/FacilityContact.tsx';
import * as css from './FacilityDetail.css.ts';

interface DepartmentsProps {
  readonly departments: readonly Department[];
  readonly dictionary: Pick<Dictionary, 'facilityDepartments'>;
}

const columns = { phone: 1, tablet: 2, laptop: 3 } as const;

/** The departments that can be called or written to. */
export function Departments({ departments, dictionary }: DepartmentsProps) {
  const reachable = departments.filter(({ phone, email }) => phone || email);
  if (reachable.length === 0) return null;
  return (
    <div className={css.departments}>
      <div className={css.title}>
        <Heading level={2}>{dictionary.facilityDepartments}</Heading>
      </div>
      <Grid as="ul" columns={columns}>
        {reachable.map(({ group, name, phone, email }) => (
          <GridItem as="li" key={`${group} ${name} ${phone} ${email}`}>
            <div className={css.department}>
              <Heading level={3} style="heading4">
                {name}
              </Heading>
              <PhoneLink phone={phone} />
              <MailLink email={email} />
            </div>
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}
