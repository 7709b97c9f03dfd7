import type { RegisteredBlock } from '#domain/content/checkPage.ts';
import {
  accordionBlockFields,
  accordionBlockManual,
  accordionBlockStatus,
} from './AccordionBlock/AccordionBlock.fields.ts';
import { alertBarFields, alertBarManual, alertBarStatus } from './AlertBar/AlertBar.fields.ts';
import { blurbFields, blurbManual, blurbStatus } from './Blurb/Blurb.fields.ts';
import {
  bookingAssistantFields,
  bookingAssistantManual,
  bookingAssistantStatus,
} from './BookingAssistant/BookingAssistant.fields.ts';
import {
  carDetailFields,
  carDetailManual,
  carDetailPageWords,
  carDetailStatus,
} from './CarDetail/CarDetail.fields.ts';
import { cardFields, cardManual, cardStatus } from './Card/Card.fields.ts';
import {
  cardListFields,
  cardListManual,
  cardListSlots,
  cardListStatus,
} from './CardList/CardList.fields.ts';
import {
  carListFacets,
  carListFields,
  carListManual,
  carListPageWords,
  carListSortOrders,
  carListStatus,
} from './CarList/CarList.fields.ts';
import {
  carOfTheWeekFields,
  carOfTheWeekManual,
  carOfTheWeekStatus,
} from './CarOfTheWeek/CarOfTheWeek.fields.ts';
import { carouselFields, carouselManual, carouselStatus } from './Carousel/Carousel.fields.ts';
import {
  carTeaserFixedFields,
  carTeaserFixedManual,
  carTeaserFixedStatus,
} from './CarTeaserFixed/CarTeaserFixed.fields.ts';
import {
  carTeaserQueryFields,
  carTeaserQueryManual,
  carTeaserQueryStatus,
} from './CarTeaserQuery/CarTeaserQuery.fields.ts';
import { countdownFields, countdownManual, countdownStatus } from './Countdown/Countdown.fields.ts';
import {
  creditWarningCountries,
  creditWarningFields,
  creditWarningManual,
  creditWarningStatus,
} from './CreditWarning/CreditWarning.fields.ts';
import { ctaBannerFields, ctaBannerManual, ctaBannerStatus } from './CTABanner/CTABanner.fields.ts';
import { faqListFields, faqListManual, faqListStatus } from './FAQList/FAQList.fields.ts';
import {
  facilityDetailFields,
  facilityDetailManual,
  facilityDetailPageWords,
  facilityDetailStatus,
} from './FacilityDetail/FacilityDetail.fields.ts';
import {
  facilityListFields,
  facilityListManual,
  facilityListStatus,
} from './FacilityList/FacilityList.fields.ts';
import {
  fileDownloadListFields,
  fileDownloadListManual,
  fileDownloadListStatus,
} from './FileDownloadList/FileDownloadList.fields.ts';
import { footerFields, footerManual, footerSlots, footerStatus } from './Footer/Footer.fields.ts';
import {
  footerLinkListFields,
  footerLinkListManual,
  footerLinkListStatus,
} from './FooterLinkList/FooterLinkList.fields.ts';
import { formEmbedFields, formEmbedManual, formEmbedStatus } from './FormEmbed/FormEmbed.fields.ts';
import {
  heroBannerFields,
  heroBannerManual,
  heroBannerStatus,
} from './HeroBanner/HeroBanner.fields.ts';
import {
  heroNotFoundFields,
  heroNotFoundManual,
  heroNotFoundStatus,
} from './HeroNotFound/HeroNotFound.fields.ts';
import {
  heroSearchBannerFields,
  heroSearchBannerManual,
  heroSearchBannerStatus,
} from './HeroSearchBanner/HeroSearchBanner.fields.ts';
import {
  highlightListFields,
  highlightListManual,
  highlightListStatus,
} from './HighlightList/HighlightList.fields.ts';
import { imageCardFields, imageCardManual, imageCardStatus } from './ImageCard/ImageCard.fields.ts';
import {
  jotformEmbedFields,
  jotformEmbedManual,
  jotformEmbedStatus,
} from './JotformEmbed/JotformEmbed.fields.ts';
import { legalInfoFields, legalInfoManual, legalInfoStatus } from './LegalInfo/LegalInfo.fields.ts';
import { listCardFields, listCardManual, listCardStatus } from './ListCard/ListCard.fields.ts';
import {
  mainNavigationFields,
  mainNavigationManual,
  mainNavigationStatus,
} from './MainNavigation/MainNavigation.fields.ts';
import {
  megaMenuNavigationFields,
  megaMenuNavigationManual,
  megaMenuNavigationStatus,
} from './MegaMenuNavigation/MegaMenuNavigation.fields.ts';
import { modelCardFields, modelCardManual, modelCardStatus } from './ModelCard/ModelCard.fields.ts';
import {
  numbersBlockFields,
  numbersBlockManual,
  numbersBlockStatus,
} from './NumbersBlock/NumbersBlock.fields.ts';
import { savedCarsFields, savedCarsManual, savedCarsStatus } from './SavedCars/SavedCars.fields.ts';
import {
  sellCarFormFields,
  sellCarFormManual,
  sellCarFormStatus,
} from './SellCarForm/SellCarForm.fields.ts';
import {
  serviceRequestFormFields,
  serviceRequestFormManual,
  serviceRequestFormStatus,
} from './ServiceRequestForm/ServiceRequestForm.fields.ts';
import {
  simpleHeaderFields,
  simpleHeaderManual,
  simpleHeaderStatus,
} from './SimpleHeader/SimpleHeader.fields.ts';
import {
  siteSelectionFields,
  siteSelectionManual,
  siteSelectionStatus,
  siteSelectionWorkshopIds,
} from './SiteSelection/SiteSelection.fields.ts';
import {
  socialMediaFields,
  socialMediaManual,
  socialMediaStatus,
} from './SocialMedia/SocialMedia.fields.ts';
import { spacerFields, spacerManual, spacerStatus } from './Spacer/Spacer.fields.ts';
import {
  stageRowFields,
  stageRowManual,
  stageRowSlots,
  stageRowStatus,
} from './StageRow/StageRow.fields.ts';
import {
  storiesListFields,
  storiesListManual,
  storiesListStatus,
} from './StoriesList/StoriesList.fields.ts';
import {
  storiesTeaserFields,
  storiesTeaserManual,
  storiesTeaserStatus,
} from './StoriesTeaser/StoriesTeaser.fields.ts';
import {
  storyArticleFields,
  storyArticleManual,
  storyArticlePageFields,
  storyArticleSlots,
  storyArticleStatus,
} from './StoryArticle/StoryArticle.fields.ts';
import { tireHotelFields, tireHotelManual, tireHotelStatus } from './TireHotel/TireHotel.fields.ts';
import {
  youtubeVideoFields,
  youtubeVideoManual,
  youtubeVideoStatus,
} from './YoutubeVideo/YoutubeVideo.fields.ts';

/**
 * The fields of all blocks, by the blocks' names on the content platform. It matches the registry
 * but imports no components and styles, so that scripts can import it. `npm run lists` writes it: `quoteFields` and
 * `quoteSlots` of `Quote.fields.ts` are `fields` and `slots` of Quote.
 */
export const fieldRegistry: Readonly<Record<string, RegisteredBlock>> = {
  AccordionBlock: {
    fields: accordionBlockFields,
    status: accordionBlockStatus,
    manual: accordionBlockManual,
  },
  AlertBar: { fields: alertBarFields, status: alertBarStatus, manual: alertBarManual },
  Blurb: { fields: blurbFields, status: blurbStatus, manual: blurbManual },
  BookingAssistant: {
    fields: bookingAssistantFields,
    status: bookingAssistantStatus,
    manual: bookingAssistantManual,
  },
  CarDetail: {
    fields: carDetailFields,
    status: carDetailStatus,
    pageWords: carDetailPageWords,
    manual: carDetailManual,
  },
  Card: { fields: cardFields, status: cardStatus, manual: cardManual },
  CardList: {
    fields: cardListFields,
    slots: cardListSlots,
    status: cardListStatus,
    manual: cardListManual,
  },
  CarList: {
    fields: carListFields,
    facets: carListFacets,
    sortOrders: carListSortOrders,
    status: carListStatus,
    pageWords: carListPageWords,
    manual: carListManual,
  },
  CarOfTheWeek: {
    fields: carOfTheWeekFields,
    status: carOfTheWeekStatus,
    manual: carOfTheWeekManual,
  },
  Carousel: { fields: carouselFields, status: carouselStatus, manual: carouselManual },
  CarTeaserFixed: {
    fields: carTeaserFixedFields,
    status: carTeaserFixedStatus,
    manual: carTeaserFixedManual,
  },
  CarTeaserQuery: {
    fields: carTeaserQueryFields,
    status: carTeaserQueryStatus,
    manual: carTeaserQueryManual,
  },
  Countdown: { fields: countdownFields, status: countdownStatus, manual: countdownManual },
  CreditWarning: {
    fields: creditWarningFields,
    countries: creditWarningCountries,
    status: creditWarningStatus,
    manual: creditWarningManual,
  },
  CTABanner: { fields: ctaBannerFields, status: ctaBannerStatus, manual: ctaBannerManual },
  FAQList: { fields: faqListFields, status: faqListStatus, manual: faqListManual },
  FacilityDetail: {
    fields: facilityDetailFields,
    status: facilityDetailStatus,
    pageWords: facilityDetailPageWords,
    manual: facilityDetailManual,
  },
  FacilityList: {
    fields: facilityListFields,
    status: facilityListStatus,
    manual: facilityListManual,
  },
  FileDownloadList: {
    fields: fileDownloadListFields,
    status: fileDownloadListStatus,
    manual: fileDownloadListManual,
  },
  Footer: { fields: footerFields, slots: footerSlots, status: footerStatus, manual: footerManual },
  FooterLinkList: {
    fields: footerLinkListFields,
    status: footerLinkListStatus,
    manual: footerLinkListManual,
  },
  FormEmbed: { fields: formEmbedFields, status: formEmbedStatus, manual: formEmbedManual },
  HeroBanner: { fields: heroBannerFields, status: heroBannerStatus, manual: heroBannerManual },
  HeroNotFound: {
    fields: heroNotFoundFields,
    status: heroNotFoundStatus,
    manual: heroNotFoundManual,
  },
  HeroSearchBanner: {
    fields: heroSearchBannerFields,
    status: heroSearchBannerStatus,
    manual: heroSearchBannerManual,
  },
  HighlightList: {
    fields: highlightListFields,
    status: highlightListStatus,
    manual: highlightListManual,
  },
  ImageCard: { fields: imageCardFields, status: imageCardStatus, manual: imageCardManual },
  JotformEmbed: {
    fields: jotformEmbedFields,
    status: jotformEmbedStatus,
    manual: jotformEmbedManual,
  },
  LegalInfo: { fields: legalInfoFields, status: legalInfoStatus, manual: legalInfoManual },
  ListCard: { fields: listCardFields, status: listCardStatus, manual: listCardManual },
  MainNavigation: {
    fields: mainNavigationFields,
    status: mainNavigationStatus,
    manual: mainNavigationManual,
  },
  MegaMenuNavigation: {
    fields: megaMenuNavigationFields,
    status: megaMenuNavigationStatus,
    manual: megaMenuNavigationManual,
  },
  ModelCard: { fields: modelCardFields, status: modelCardStatus, manual: modelCardManual },
  NumbersBlock: {
    fields: numbersBlockFields,
    status: numbersBlockStatus,
    manual: numbersBlockManual,
  },
  SavedCars: { fields: savedCarsFields, status: savedCarsStatus, manual: savedCarsManual },
  SellCarForm: { fields: sellCarFormFields, status: sellCarFormStatus, manual: sellCarFormManual },
  ServiceRequestForm: {
    fields: serviceRequestFormFields,
    status: serviceRequestFormStatus,
    manual: serviceRequestFormManual,
  },
  SimpleHeader: {
    fields: simpleHeaderFields,
    status: simpleHeaderStatus,
    manual: simpleHeaderManual,
  },
  SiteSelection: {
    fields: siteSelectionFields,
    workshopIds: siteSelectionWorkshopIds,
    status: siteSelectionStatus,
    manual: siteSelectionManual,
  },
  SocialMedia: { fields: socialMediaFields, status: socialMediaStatus, manual: socialMediaManual },
  Spacer: { fields: spacerFields, status: spacerStatus, manual: spacerManual },
  StageRow: {
    fields: stageRowFields,
    slots: stageRowSlots,
    status: stageRowStatus,
    manual: stageRowManual,
  },
  StoriesList: { fields: storiesListFields, status: storiesListStatus, manual: storiesListManual },
  StoriesTeaser: {
    fields: storiesTeaserFields,
    status: storiesTeaserStatus,
    manual: storiesTeaserManual,
  },
  StoryArticle: {
    fields: storyArticleFields,
    pageFields: storyArticlePageFields,
    slots: storyArticleSlots,
    status: storyArticleStatus,
    manual: storyArticleManual,
  },
  TireHotel: { fields: tireHotelFields, status: tireHotelStatus, manual: tireHotelManual },
  YoutubeVideo: {
    fields: youtubeVideoFields,
    status: youtubeVideoStatus,
    manual: youtubeVideoManual,
  },
};
