import type { RegisteredBlock } from '#domain/content/checkPage.ts';
import {
  accordionBlockFields,
  accordionBlockStatus,
} from './AccordionBlock/AccordionBlock.fields.ts';
import { alertBarFields, alertBarStatus } from './AlertBar/AlertBar.fields.ts';
import { blurbFields, blurbStatus } from './Blurb/Blurb.fields.ts';
import {
  bookingAssistantFields,
  bookingAssistantStatus,
} from './BookingAssistant/BookingAssistant.fields.ts';
import {
  carDetailFields,
  carDetailPageWords,
  carDetailStatus,
} from './CarDetail/CarDetail.fields.ts';
import { cardFields, cardStatus } from './Card/Card.fields.ts';
import { cardListFields, cardListSlots, cardListStatus } from './CardList/CardList.fields.ts';
import {
  carListFacets,
  carListFields,
  carListPageWords,
  carListSortOrders,
  carListStatus,
} from './CarList/CarList.fields.ts';
import { carOfTheWeekFields, carOfTheWeekStatus } from './CarOfTheWeek/CarOfTheWeek.fields.ts';
import { carouselFields, carouselStatus } from './Carousel/Carousel.fields.ts';
import {
  carTeaserFixedFields,
  carTeaserFixedStatus,
} from './CarTeaserFixed/CarTeaserFixed.fields.ts';
import {
  carTeaserQueryFields,
  carTeaserQueryStatus,
} from './CarTeaserQuery/CarTeaserQuery.fields.ts';
import { countdownFields, countdownStatus } from './Countdown/Countdown.fields.ts';
import {
  creditWarningCountries,
  creditWarningFields,
  creditWarningStatus,
} from './CreditWarning/CreditWarning.fields.ts';
import { ctaBannerFields, ctaBannerStatus } from './CTABanner/CTABanner.fields.ts';
import { faqListFields, faqListStatus } from './FAQList/FAQList.fields.ts';
import {
  facilityDetailFields,
  facilityDetailPageWords,
  facilityDetailStatus,
} from './FacilityDetail/FacilityDetail.fields.ts';
import { facilityListFields, facilityListStatus } from './FacilityList/FacilityList.fields.ts';
import {
  fileDownloadListFields,
  fileDownloadListStatus,
} from './FileDownloadList/FileDownloadList.fields.ts';
import { footerFields, footerSlots, footerStatus } from './Footer/Footer.fields.ts';
import {
  footerLinkListFields,
  footerLinkListStatus,
} from './FooterLinkList/FooterLinkList.fields.ts';
import { formEmbedFields, formEmbedStatus } from './FormEmbed/FormEmbed.fields.ts';
import { heroBannerFields, heroBannerStatus } from './HeroBanner/HeroBanner.fields.ts';
import { heroNotFoundFields, heroNotFoundStatus } from './HeroNotFound/HeroNotFound.fields.ts';
import {
  heroSearchBannerFields,
  heroSearchBannerStatus,
} from './HeroSearchBanner/HeroSearchBanner.fields.ts';
import { highlightListFields, highlightListStatus } from './HighlightList/HighlightList.fields.ts';
import { imageCardFields, imageCardStatus } from './ImageCard/ImageCard.fields.ts';
import { jotformEmbedFields, jotformEmbedStatus } from './JotformEmbed/JotformEmbed.fields.ts';
import { legalInfoFields, legalInfoStatus } from './LegalInfo/LegalInfo.fields.ts';
import { listCardFields, listCardStatus } from './ListCard/ListCard.fields.ts';
import {
  mainNavigationFields,
  mainNavigationStatus,
} from './MainNavigation/MainNavigation.fields.ts';
import {
  megaMenuNavigationFields,
  megaMenuNavigationStatus,
} from './MegaMenuNavigation/MegaMenuNavigation.fields.ts';
import { modelCardFields, modelCardStatus } from './ModelCard/ModelCard.fields.ts';
import { numbersBlockFields, numbersBlockStatus } from './NumbersBlock/NumbersBlock.fields.ts';
import { savedCarsFields, savedCarsStatus } from './SavedCars/SavedCars.fields.ts';
import { sellCarFormFields, sellCarFormStatus } from './SellCarForm/SellCarForm.fields.ts';
import {
  serviceRequestFormFields,
  serviceRequestFormStatus,
} from './ServiceRequestForm/ServiceRequestForm.fields.ts';
import { simpleHeaderFields, simpleHeaderStatus } from './SimpleHeader/SimpleHeader.fields.ts';
import {
  siteSelectionFields,
  siteSelectionStatus,
  siteSelectionWorkshopIds,
} from './SiteSelection/SiteSelection.fields.ts';
import { socialMediaFields, socialMediaStatus } from './SocialMedia/SocialMedia.fields.ts';
import { spacerFields, spacerStatus } from './Spacer/Spacer.fields.ts';
import { stageRowFields, stageRowSlots, stageRowStatus } from './StageRow/StageRow.fields.ts';
import { storiesListFields, storiesListStatus } from './StoriesList/StoriesList.fields.ts';
import { storiesTeaserFields, storiesTeaserStatus } from './StoriesTeaser/StoriesTeaser.fields.ts';
import {
  storyArticleFields,
  storyArticlePageFields,
  storyArticleSlots,
  storyArticleStatus,
} from './StoryArticle/StoryArticle.fields.ts';
import { tireHotelFields, tireHotelStatus } from './TireHotel/TireHotel.fields.ts';
import { youtubeVideoFields, youtubeVideoStatus } from './YoutubeVideo/YoutubeVideo.fields.ts';

/**
 * The fields of all blocks, by the blocks' names on the content platform. It matches the registry
 * but imports no components and styles, so that scripts can import it. `npm run lists` writes it: `quoteFields` and
 * `quoteSlots` of `Quote.fields.ts` are `fields` and `slots` of Quote.
 */
export const fieldRegistry: Readonly<Record<string, RegisteredBlock>> = {
  AccordionBlock: { fields: accordionBlockFields, status: accordionBlockStatus },
  AlertBar: { fields: alertBarFields, status: alertBarStatus },
  Blurb: { fields: blurbFields, status: blurbStatus },
  BookingAssistant: { fields: bookingAssistantFields, status: bookingAssistantStatus },
  CarDetail: { fields: carDetailFields, status: carDetailStatus, pageWords: carDetailPageWords },
  Card: { fields: cardFields, status: cardStatus },
  CardList: { fields: cardListFields, slots: cardListSlots, status: cardListStatus },
  CarList: {
    fields: carListFields,
    facets: carListFacets,
    sortOrders: carListSortOrders,
    status: carListStatus,
    pageWords: carListPageWords,
  },
  CarOfTheWeek: { fields: carOfTheWeekFields, status: carOfTheWeekStatus },
  Carousel: { fields: carouselFields, status: carouselStatus },
  CarTeaserFixed: { fields: carTeaserFixedFields, status: carTeaserFixedStatus },
  CarTeaserQuery: { fields: carTeaserQueryFields, status: carTeaserQueryStatus },
  Countdown: { fields: countdownFields, status: countdownStatus },
  CreditWarning: {
    fields: creditWarningFields,
    countries: creditWarningCountries,
    status: creditWarningStatus,
  },
  CTABanner: { fields: ctaBannerFields, status: ctaBannerStatus },
  FAQList: { fields: faqListFields, status: faqListStatus },
  FacilityDetail: {
    fields: facilityDetailFields,
    status: facilityDetailStatus,
    pageWords: facilityDetailPageWords,
  },
  FacilityList: { fields: facilityListFields, status: facilityListStatus },
  FileDownloadList: { fields: fileDownloadListFields, status: fileDownloadListStatus },
  Footer: { fields: footerFields, slots: footerSlots, status: footerStatus },
  FooterLinkList: { fields: footerLinkListFields, status: footerLinkListStatus },
  FormEmbed: { fields: formEmbedFields, status: formEmbedStatus },
  HeroBanner: { fields: heroBannerFields, status: heroBannerStatus },
  HeroNotFound: { fields: heroNotFoundFields, status: heroNotFoundStatus },
  HeroSearchBanner: { fields: heroSearchBannerFields, status: heroSearchBannerStatus },
  HighlightList: { fields: highlightListFields, status: highlightListStatus },
  ImageCard: { fields: imageCardFields, status: imageCardStatus },
  JotformEmbed: { fields: jotformEmbedFields, status: jotformEmbedStatus },
  LegalInfo: { fields: legalInfoFields, status: legalInfoStatus },
  ListCard: { fields: listCardFields, status: listCardStatus },
  MainNavigation: { fields: mainNavigationFields, status: mainNavigationStatus },
  MegaMenuNavigation: { fields: megaMenuNavigationFields, status: megaMenuNavigationStatus },
  ModelCard: { fields: modelCardFields, status: modelCardStatus },
  NumbersBlock: { fields: numbersBlockFields, status: numbersBlockStatus },
  SavedCars: { fields: savedCarsFields, status: savedCarsStatus },
  SellCarForm: { fields: sellCarFormFields, status: sellCarFormStatus },
  ServiceRequestForm: { fields: serviceRequestFormFields, status: serviceRequestFormStatus },
  SimpleHeader: { fields: simpleHeaderFields, status: simpleHeaderStatus },
  SiteSelection: {
    fields: siteSelectionFields,
    workshopIds: siteSelectionWorkshopIds,
    status: siteSelectionStatus,
  },
  SocialMedia: { fields: socialMediaFields, status: socialMediaStatus },
  Spacer: { fields: spacerFields, status: spacerStatus },
  StageRow: { fields: stageRowFields, slots: stageRowSlots, status: stageRowStatus },
  StoriesList: { fields: storiesListFields, status: storiesListStatus },
  StoriesTeaser: { fields: storiesTeaserFields, status: storiesTeaserStatus },
  StoryArticle: {
    fields: storyArticleFields,
    pageFields: storyArticlePageFields,
    slots: storyArticleSlots,
    status: storyArticleStatus,
  },
  TireHotel: { fields: tireHotelFields, status: tireHotelStatus },
  YoutubeVideo: { fields: youtubeVideoFields, status: youtubeVideoStatus },
};
