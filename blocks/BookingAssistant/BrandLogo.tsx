import { Picture } from '#design-system';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import * as css from './BookingAssistant.css.ts';

interface BrandLogoProps {
  readonly logo: ContentImage;
}

/** The logo of a brand, beside its name. */
export function BrandLogo({ logo }: BrandLogoProps) {
  return (
    <span className={css.logo}>
      <Picture {...logo} alt="" ratio="fill" sizes="64px" />
    </span>
  );
}
