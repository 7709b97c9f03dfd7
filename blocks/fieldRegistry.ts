import type { RegisteredBlock } from '#domain/content/checkPage.ts';
import {
  accordionBlockFields,
  accordionBlockManual,
  accordionBlockStatus,
} from './AccordionBlock/AccordionBlock.fields.ts';
import {
  alertBarFields,
  alertBarManual,
  alertBarStatus,
  alertBarSuits,
} from './AlertBar/AlertBar.fields.ts';
import { blurbFields, blurbManual, blurbStatus } from './Blurb/Blurb.fields.ts';
import {
  bookingAssistantFields,
  bookingAssistantManual,
  bookingAssistantStatus,
  bookingAssistantSuits,
} from './BookingAssistant/BookingAssistant.fields.ts';
import {
  carDetailFields,
  carDetailManual,
  carDetailPageWords,
  carDetailStatus,
  carDetailSuits,
} from './CarDetail/CarDetail.fields.ts';
import { cardFields, cardManual, cardStatus, cardSuits } from './Card/Card.fields.ts';
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
  carListSuits,
} from './CarList/CarList.fields.ts';
import {
  carOfTheWeekFields,
  carOfTheWeekManual,
  carOfTheWeekStatus,
  carOfTheWeekSuits,
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
  facilityDetailSuits,
} from './FacilityDetail/FacilityDetail.fields.ts';
import {
  facilityListFields,
  facilityListManual,
  facilityListStatus,
  facilityListSuits,
} from './FacilityList/FacilityList.fields.ts';
import {
  fileDownloadListFields,
  fileDownloadListManual,
  fileDownloadListStatus,
} from './FileDownloadList/FileDownloadList.fields.ts';
import {
  footerFields,
  footerManual,
  footerSlots,
  footerStatus,
  footerSuits,
} from './Footer/Footer.fields.ts';
import {
  footerLinkListFields,
  footerLinkListManual,
  footerLinkListStatus,
  footerLinkListSuits,
} from './FooterLinkList/FooterLinkList.fields.ts';
import { formEmbedFields, formEmbedManual, formEmbedStatus } from './FormEmbed/FormEmbed.fields.ts';
import {
  heroBannerFields,
  heroBannerManual,
  heroBannerStatus,
  heroBannerSuits,
} from './HeroBanner/HeroBanner.fields.ts';
import {
  heroNotFoundFields,
  heroNotFoundManual,
  heroNotFoundStatus,
  heroNotFoundSuits,
} from './HeroNotFound/HeroNotFound.fields.ts';
import {
  heroSearchBannerFields,
  heroSearchBannerManual,
  heroSearchBannerStatus,
  heroSearchBannerSuits,
} from './HeroSearchBanner/HeroSearchBanner.fields.ts';
import {
  highlightListFields,
  highlightListManual,
  highlightListStatus,
} from './HighlightList/HighlightList.fields.ts';
import {
  imageCardFields,
  imageCardManual,
  imageCardStatus,
  imageCardSuits,
} from './ImageCard/ImageCard.fields.ts';
import {
  jotformEmbedFields,
  jotformEmbedManual,
  jotformEmbedStatus,
} from './JotformEmbed/JotformEmbed.fields.ts';
import { legalInfoFields, legalInfoManual, legalInfoStatus } from './LegalInfo/LegalInfo.fields.ts';
import {
  listCardFields,
  listCardManual,
  listCardStatus,
  listCardSuits,
} from './ListCard/ListCard.fields.ts';
import {
  mainNavigationFields,
  mainNavigationManual,
  mainNavigationStatus,
  mainNavigationSuits,
} from './MainNavigation/MainNavigation.fields.ts';
import {
  megaMenuNavigationFields,
  megaMenuNavigationManual,
  megaMenuNavigationStatus,
  megaMenuNavigationSuits,
} from './MegaMenuNavigation/MegaMenuNavigation.fields.ts';
import {
  modelCardFields,
  modelCardManual,
  modelCardStatus,
  modelCardSuits,
} from './ModelCard/ModelCard.fields.ts';
import {
  numbersBlockFields,
  numbersBlockManual,
  numbersBlockStatus,
} from './NumbersBlock/NumbersBlock.fields.ts';
import {
  savedCarsFields,
  savedCarsManual,
  savedCarsStatus,
  savedCarsSuits,
} from './SavedCars/SavedCars.fields.ts';
import {
  sellCarFormFields,
  sellCarFormManual,
  sellCarFormStatus,
  sellCarFormSuits,
} from './SellCarForm/SellCarForm.fields.ts';
import {
  serviceRequestFormFields,
  serviceRequestFormManual,
  serviceRequestFormStatus,
  serviceRequestFormSuits,
} from './ServiceRequestForm/ServiceRequestForm.fields.ts';
import {
  simpleHeaderFields,
  simpleHeaderManual,
  simpleHeaderStatus,
  simpleHeaderSuits,
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
  storiesListSuits,
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
  storyArticleSuits,
} from './StoryArticle/StoryArticle.fields.ts';
import {
  tireHotelFields,
  tireHotelManual,
  tireHotelStatus,
  tireHotelSuits,
} from './TireHotel/TireHotel.fields.ts';
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
  AlertBar: {
    fields: alertBarFields,
    suits: alertBarSuits,
    status: alertBarStatus,
    manual: alertBarManual,
  },
  Blurb: { fields: blurbFields, status: blurbStatus, manual: blurbManual },
  BookingAssistant: {
    fields: bookingAssistantFields,
    suits: bookingAssistantSuits,
    status: bookingAssistantStatus,
    manual: bookingAssistantManual,
  },
  CarDetail: {
    fields: carDetailFields,
    suits: carDetailSuits,
    status: carDetailStatus,
    pageWords: carDetailPageWords,
    manual: carDetailManual,
  },
  Card: { fields: cardFields, suits: cardSuits, status: cardStatus, manual: cardManual },
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
    suits: carListSuits,
    status: carListStatus,
    pageWords: carListPageWords,
    manual: carListManual,
  },
  CarOfTheWeek: {
    fields: carOfTheWeekFields,
    suits: carOfTheWeekSuits,
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
    suits: facilityDetailSuits,
    status: facilityDetailStatus,
    pageWords: facilityDetailPageWords,
    manual: facilityDetailManual,
  },
  FacilityList: {
    fields: facilityListFields,
    suits: facilityListSuits,
    status: facilityListStatus,
    manual: facilityListManual,
  },
  FileDownloadList: {
    fields: fileDownloadListFields,
    status: fileDownloadListStatus,
    manual: fileDownloadListManual,
  },
  Footer: {
    fields: footerFields,
    slots: footerSlots,
    suits: footerSuits,
    status: footerStatus,
    manual: footerManual,
  },
  FooterLinkList: {
    fields: footerLinkListFields,
    suits: footerLinkListSuits,
    status: footerLinkListStatus,
    manual: footerLinkListManual,
  },
  FormEmbed: { fields: formEmbedFields, status: formEmbedStatus, manual: formEmbedManual },
  HeroBanner: {
    fields: heroBannerFields,
    suits: heroBannerSuits,
    status: heroBannerStatus,
    manual: heroBannerManual,
  },
  HeroNotFound: {
    fields: heroNotFoundFields,
    suits: heroNotFoundSuits,
    status: heroNotFoundStatus,
    manual: heroNotFoundManual,
  },
  HeroSearchBanner: {
    fields: heroSearchBannerFields,
    suits: heroSearchBannerSuits,
    status: heroSearchBannerStatus,
    manual: heroSearchBannerManual,
  },
  HighlightList: {
    fields: highlightListFields,
    status: highlightListStatus,
    manual: highlightListManual,
  },
  ImageCard: {
    fields: imageCardFields,
    suits: imageCardSuits,
    status: imageCardStatus,
    manual: imageCardManual,
  },
  JotformEmbed: {
    fields: jotformEmbedFields,
    status: jotformEmbedStatus,
    manual: jotformEmbedManual,
  },
  LegalInfo: { fields: legalInfoFields, status: legalInfoStatus, manual: legalInfoManual },
  ListCard: {
    fields: listCardFields,
    suits: listCardSuits,
    status: listCardStatus,
    manual: listCardManual,
  },
  MainNavigation: {
    fields: mainNavigationFields,
    suits: mainNavigationSuits,
    status: mainNavigationStatus,
    manual: mainNavigationManual,
  },
  MegaMenuNavigation: {
    fields: megaMenuNavigationFields,
    suits: megaMenuNavigationSuits,
    status: megaMenuNavigationStatus,
    manual: megaMenuNavigationManual,
  },
  ModelCard: {
    fields: modelCardFields,
    suits: modelCardSuits,
    status: modelCardStatus,
    manual: modelCardManual,
  },
  NumbersBlock: {
    fields: numbersBlockFields,
    status: numbersBlockStatus,
    manual: numbersBlockManual,
  },
  SavedCars: {
    fields: savedCarsFields,
    suits: savedCarsSuits,
    status: savedCarsStatus,
    manual: savedCarsManual,
  },
  SellCarForm: {
    fields: sellCarFormFields,
    suits: sellCarFormSuits,
    status: sellCarFormStatus,
    manual: sellCarFormManual,
  },
  ServiceRequestForm: {
    fields: serviceRequestFormFields,
    suits: serviceRequestFormSuits,
    status: serviceRequestFormStatus,
    manual: serviceRequestFormManual,
  },
  SimpleHeader: {
    fields: simpleHeaderFields,
    suits: simpleHeaderSuits,
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
  StoriesList: {
    fields: storiesListFields,
    suits: storiesListSuits,
    status: storiesListStatus,
    manual: storiesListManual,
  },
  StoriesTeaser: {
    fields: storiesTeaserFields,
    status: storiesTeaserStatus,
    manual: storiesTeaserManual,
  },
  StoryArticle: {
    fields: storyArticleFields,
    pageFields: storyArticlePageFields,
    slots: storyArticleSlots,
    suits: storyArticleSuits,
    status: storyArticleStatus,
    manual: storyArticleManual,
  },
  TireHotel: {
    fields: tireHotelFields,
    suits: tireHotelSuits,
    status: tireHotelStatus,
    manual: tireHotelManual,
  },
  YoutubeVideo: {
    fields: youtubeVideoFields,
    status: youtubeVideoStatus,
    manual: youtubeVideoManual,
  },
};
