import type { CheckedBlock } from '#domain/content/checkPage.ts';
import { accordionBlockFields } from './AccordionBlock/AccordionBlock.fields.ts';
import { alertBarFields } from './AlertBar/AlertBar.fields.ts';
import { blurbFields } from './Blurb/Blurb.fields.ts';
import { bookingAssistantFields } from './BookingAssistant/BookingAssistant.fields.ts';
import { carDetailFields } from './CarDetail/CarDetail.fields.ts';
import { cardFields } from './Card/Card.fields.ts';
import { cardListFields, cardListSlots } from './CardList/CardList.fields.ts';
import { carListFields } from './CarList/CarList.fields.ts';
import { carOfTheWeekFields } from './CarOfTheWeek/CarOfTheWeek.fields.ts';
import { carouselFields } from './Carousel/Carousel.fields.ts';
import { carTeaserFixedFields } from './CarTeaserFixed/CarTeaserFixed.fields.ts';
import { carTeaserQueryFields } from './CarTeaserQuery/CarTeaserQuery.fields.ts';
import { countdownFields } from './Countdown/Countdown.fields.ts';
import {
  creditWarningCountries,
  creditWarningFields,
} from './CreditWarning/CreditWarning.fields.ts';
import { ctaBannerFields } from './CTABanner/CTABanner.fields.ts';
import { faqListFields } from './FAQList/FAQList.fields.ts';
import { facilityDetailFields } from './FacilityDetail/FacilityDetail.fields.ts';
import { facilityListFields } from './FacilityList/FacilityList.fields.ts';
import { fileDownloadListFields } from './FileDownloadList/FileDownloadList.fields.ts';
import { footerFields, footerSlots } from './Footer/Footer.fields.ts';
import { footerLinkListFields } from './FooterLinkList/FooterLinkList.fields.ts';
import { formEmbedFields } from './FormEmbed/FormEmbed.fields.ts';
import { heroBannerFields } from './HeroBanner/HeroBanner.fields.ts';
import { heroNotFoundFields } from './HeroNotFound/HeroNotFound.fields.ts';
import { heroSearchBannerFields } from './HeroSearchBanner/HeroSearchBanner.fields.ts';
import { highlightListFields } from './HighlightList/HighlightList.fields.ts';
import { imageCardFields } from './ImageCard/ImageCard.fields.ts';
import { jotformEmbedFields } from './JotformEmbed/JotformEmbed.fields.ts';
import { legalInfoFields } from './LegalInfo/LegalInfo.fields.ts';
import { listCardFields } from './ListCard/ListCard.fields.ts';
import { mainNavigationFields } from './MainNavigation/MainNavigation.fields.ts';
import { megaMenuNavigationFields } from './MegaMenuNavigation/MegaMenuNavigation.fields.ts';
import { modelCardFields } from './ModelCard/ModelCard.fields.ts';
import { numbersBlockFields } from './NumbersBlock/NumbersBlock.fields.ts';
import { savedCarsFields } from './SavedCars/SavedCars.fields.ts';
import { sellCarFormFields } from './SellCarForm/SellCarForm.fields.ts';
import { serviceRequestFormFields } from './ServiceRequestForm/ServiceRequestForm.fields.ts';
import { simpleHeaderFields } from './SimpleHeader/SimpleHeader.fields.ts';
import {
  siteSelectionFields,
  siteSelectionWorkshopIds,
} from './SiteSelection/SiteSelection.fields.ts';
import { socialMediaFields } from './SocialMedia/SocialMedia.fields.ts';
import { spacerFields } from './Spacer/Spacer.fields.ts';
import { stageRowFields, stageRowSlots } from './StageRow/StageRow.fields.ts';
import { storiesListFields } from './StoriesList/StoriesList.fields.ts';
import { storiesTeaserFields } from './StoriesTeaser/StoriesTeaser.fields.ts';
import {
  storyArticleFields,
  storyArticlePageFields,
  storyArticleSlots,
} from './StoryArticle/StoryArticle.fields.ts';
import { tireHotelFields } from './TireHotel/TireHotel.fields.ts';
import { youtubeVideoFields } from './YoutubeVideo/YoutubeVideo.fields.ts';

/**
 * The fields of all blocks, by the blocks' names on the content platform. It matches the registry
 * but imports no components and styles, so that scripts can import it. `npm run lists` writes it: `quoteFields` and
 * `quoteSlots` of `Quote.fields.ts` are `fields` and `slots` of Quote.
 */
export const fieldRegistry: Readonly<Record<string, CheckedBlock>> = {
  AccordionBlock: { fields: accordionBlockFields },
  AlertBar: { fields: alertBarFields },
  Blurb: { fields: blurbFields },
  BookingAssistant: { fields: bookingAssistantFields },
  CarDetail: { fields: carDetailFields },
  Card: { fields: cardFields },
  CardList: { fields: cardListFields, slots: cardListSlots },
  CarList: { fields: carListFields },
  CarOfTheWeek: { fields: carOfTheWeekFields },
  Carousel: { fields: carouselFields },
  CarTeaserFixed: { fields: carTeaserFixedFields },
  CarTeaserQuery: { fields: carTeaserQueryFields },
  Countdown: { fields: countdownFields },
  CreditWarning: { fields: creditWarningFields, countries: creditWarningCountries },
  CTABanner: { fields: ctaBannerFields },
  FAQList: { fields: faqListFields },
  FacilityDetail: { fields: facilityDetailFields },
  FacilityList: { fields: facilityListFields },
  FileDownloadList: { fields: fileDownloadListFields },
  Footer: { fields: footerFields, slots: footerSlots },
  FooterLinkList: { fields: footerLinkListFields },
  FormEmbed: { fields: formEmbedFields },
  HeroBanner: { fields: heroBannerFields },
  HeroNotFound: { fields: heroNotFoundFields },
  HeroSearchBanner: { fields: heroSearchBannerFields },
  HighlightList: { fields: highlightListFields },
  ImageCard: { fields: imageCardFields },
  JotformEmbed: { fields: jotformEmbedFields },
  LegalInfo: { fields: legalInfoFields },
  ListCard: { fields: listCardFields },
  MainNavigation: { fields: mainNavigationFields },
  MegaMenuNavigation: { fields: megaMenuNavigationFields },
  ModelCard: { fields: modelCardFields },
  NumbersBlock: { fields: numbersBlockFields },
  SavedCars: { fields: savedCarsFields },
  SellCarForm: { fields: sellCarFormFields },
  ServiceRequestForm: { fields: serviceRequestFormFields },
  SimpleHeader: { fields: simpleHeaderFields },
  SiteSelection: { fields: siteSelectionFields, workshopIds: siteSelectionWorkshopIds },
  SocialMedia: { fields: socialMediaFields },
  Spacer: { fields: spacerFields },
  StageRow: { fields: stageRowFields, slots: stageRowSlots },
  StoriesList: { fields: storiesListFields },
  StoriesTeaser: { fields: storiesTeaserFields },
  StoryArticle: {
    fields: storyArticleFields,
    pageFields: storyArticlePageFields,
    slots: storyArticleSlots,
  },
  TireHotel: { fields: tireHotelFields },
  YoutubeVideo: { fields: youtubeVideoFields },
};
