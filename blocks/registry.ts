import { accordionBlock } from './AccordionBlock/AccordionBlock.tsx';
import { blurb } from './Blurb/Blurb.tsx';
import type { Block } from './block.ts';
import { countdown } from './Countdown/Countdown.tsx';
import { creditWarning } from './CreditWarning/CreditWarning.tsx';
import { faqList } from './FAQList/FAQList.tsx';
import { fileDownloadList } from './FileDownloadList/FileDownloadList.tsx';
import { footer } from './Footer/Footer.tsx';
import { footerLinkList } from './FooterLinkList/FooterLinkList.tsx';
import { heroBanner } from './HeroBanner/HeroBanner.tsx';
import { legalInfo } from './LegalInfo/LegalInfo.tsx';
import { simpleHeader } from './SimpleHeader/SimpleHeader.tsx';
import { spacer } from './Spacer/Spacer.tsx';

/** The blocks editors can place, by the component name the content platform knows them under. */
export const registry: Readonly<Record<string, Block>> = {
  AccordionBlock: accordionBlock,
  Blurb: blurb,
  Countdown: countdown,
  CreditWarning: creditWarning,
  FAQList: faqList,
  FileDownloadList: fileDownloadList,
  Footer: footer,
  FooterLinkList: footerLinkList,
  HeroBanner: heroBanner,
  LegalInfo: legalInfo,
  SimpleHeader: simpleHeader,
  Spacer: spacer,
};

/** The block of a component name, if this code base has it. */
export function findBlock(componentName: string): Block | undefined {
  return Object.hasOwn(registry, componentName) ? registry[componentName] : undefined;
}
