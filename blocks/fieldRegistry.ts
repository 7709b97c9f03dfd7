import type { CheckedBlock } from '#domain/content/checkPage.ts';
import { accordionBlockFields } from './AccordionBlock/AccordionBlock.fields.ts';
import { blurbFields } from './Blurb/Blurb.fields.ts';
import { countdownFields } from './Countdown/Countdown.fields.ts';
import { creditWarningFields } from './CreditWarning/CreditWarning.fields.ts';
import { faqListFields } from './FAQList/FAQList.fields.ts';
import { fileDownloadListFields } from './FileDownloadList/FileDownloadList.fields.ts';
import { footerFields, footerSlots } from './Footer/Footer.fields.ts';
import { footerLinkListFields } from './FooterLinkList/FooterLinkList.fields.ts';
import { heroBannerFields } from './HeroBanner/HeroBanner.fields.ts';
import { legalInfoFields } from './LegalInfo/LegalInfo.fields.ts';
import { simpleHeaderFields } from './SimpleHeader/SimpleHeader.fields.ts';
import { spacerFields } from './Spacer/Spacer.fields.ts';

/**
 * What editors fill in, by the blocks' names on the content platform. It says the same as the
 * registry, without components and styles, so that scripts can read it.
 */
export const fieldRegistry: Readonly<Record<string, CheckedBlock>> = {
  AccordionBlock: { fields: accordionBlockFields },
  Blurb: { fields: blurbFields },
  Countdown: { fields: countdownFields },
  CreditWarning: { fields: creditWarningFields },
  FAQList: { fields: faqListFields },
  FileDownloadList: { fields: fileDownloadListFields },
  Footer: { fields: footerFields, slots: footerSlots },
  FooterLinkList: { fields: footerLinkListFields },
  HeroBanner: { fields: heroBannerFields },
  LegalInfo: { fields: legalInfoFields },
  SimpleHeader: { fields: simpleHeaderFields },
  Spacer: { fields: spacerFields },
};
