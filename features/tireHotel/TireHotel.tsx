import type { ReactNode } from 'react';
import { Message } from '#design-system';
import { PhoneLink } from '#features/shared/ContactLinks.tsx';
import * as css from './TireHotel.css.ts';
import { TireHotelFooter } from './TireHotelFooter.tsx';
import { TireHotelIsland } from './TireHotelIsland.tsx';
import type { TireHotelProps } from './tireHotelProps.ts';

interface TireHotelSectionProps extends TireHotelProps {
  /** The picture behind the top of the flow. */
  readonly picture: ReactNode;
}

/** The tire hotel over its picture. Without script, it says how to reach the tire hotel. */
export function TireHotel({ picture, ...page }: TireHotelSectionProps) {
  const { texts, phone } = page;
  return (
    <div className={css.stage}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.card}>
        <div className={css.withScript}>
          <TireHotelIsland {...page} />
        </div>
        <div className={css.withoutScript}>
          <Message tone="info" action={phone && <PhoneLink phone={phone} />}>
            {texts.tireHotelNoScript}
          </Message>
          <TireHotelFooter texts={texts} />
        </div>
      </div>
    </div>
  );
}
