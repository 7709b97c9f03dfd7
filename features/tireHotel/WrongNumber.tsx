import { Link } from '#design-system/Link/Link.tsx';
import * as css from './TireHotel.css.ts';
import type { TireHotelProps } from './tireHotelProps.ts';
import { WaysToReach } from './WaysToReach.tsx';

/** What to do if the phone number isn't the visitor's any more: the code is sent to no other. */
export function WrongNumber({ page }: { readonly page: TireHotelProps }) {
  const { texts, links, phone } = page;
  return (
    <div className={css.wrongNumber}>
      <p className={css.muted}>{texts.tireHotelWrongNumber}</p>
      <WaysToReach phone={phone}>
        {links.facilities && (
          <Link href={links.facilities} variant="standalone">
            {texts.tireHotelContactUs}
          </Link>
        )}
      </WaysToReach>
    </div>
  );
}
