import type { BlockTexts } from '#domain/content/blockTexts.ts';
import { accordionBlockTexts } from './AccordionBlock/AccordionBlock.manual.ts';
import { alertBarTexts } from './AlertBar/AlertBar.manual.ts';
import { blurbTexts } from './Blurb/Blurb.manual.ts';
import { bookingAssistantTexts } from './BookingAssistant/BookingAssistant.manual.ts';
import { carDetailTexts } from './CarDetail/CarDetail.manual.ts';
import { cardTexts } from './Card/Card.manual.ts';
import { cardListTexts } from './CardList/CardList.manual.ts';
import { carListTexts } from './CarList/CarList.manual.ts';
import { carOfTheWeekTexts } from './CarOfTheWeek/CarOfTheWeek.manual.ts';
import { carouselTexts } from './Carousel/Carousel.manual.ts';
import { carTeaserFixedTexts } from './CarTeaserFixed/CarTeaserFixed.manual.ts';
import { carTeaserQueryTexts } from './CarTeaserQuery/CarTeaserQuery.manual.ts';
import { countdownTexts } from './Countdown/Countdown.manual.ts';
import { creditWarningTexts } from './CreditWarning/CreditWarning.manual.ts';
import { ctaBannerTexts } from './CTABanner/CTABanner.manual.ts';
import { faqListTexts } from './FAQList/FAQList.manual.ts';
import { facilityDetailTexts } from './FacilityDetail/FacilityDetail.manual.ts';
import { facilityListTexts } from './FacilityList/FacilityList.manual.ts';
import { fileDownloadListTexts } from './FileDownloadList/FileDownloadList.manual.ts';
import { footerTexts } from './Footer/Footer.manual.ts';
import { footerLinkListTexts } from './FooterLinkList/FooterLinkList.manual.ts';
import { formEmbedTexts } from './FormEmbed/FormEmbed.manual.ts';
import { heroBannerTexts } from './HeroBanner/HeroBanner.manual.ts';
import { heroNotFoundTexts } from './HeroNotFound/HeroNotFound.manual.ts';
import { heroSearchBannerTexts } from './HeroSearchBanner/HeroSearchBanner.manual.ts';
import { highlightListTexts } from './HighlightList/HighlightList.manual.ts';
import { imageCardTexts } from './ImageCard/ImageCard.manual.ts';
import { jotformEmbedTexts } from './JotformEmbed/JotformEmbed.manual.ts';
import { legalInfoTexts } from './LegalInfo/LegalInfo.manual.ts';
import { listCardTexts } from './ListCard/ListCard.manual.ts';
import { mainNavigationTexts } from './MainNavigation/MainNavigation.manual.ts';
import { megaMenuNavigationTexts } from './MegaMenuNavigation/MegaMenuNavigation.manual.ts';
import { modelCardTexts } from './ModelCard/ModelCard.manual.ts';
import { numbersBlockTexts } from './NumbersBlock/NumbersBlock.manual.ts';
import { savedCarsTexts } from './SavedCars/SavedCars.manual.ts';
import { sellCarFormTexts } from './SellCarForm/SellCarForm.manual.ts';
import { serviceRequestFormTexts } from './ServiceRequestForm/ServiceRequestForm.manual.ts';
import { simpleHeaderTexts } from './SimpleHeader/SimpleHeader.manual.ts';
import { siteSelectionTexts } from './SiteSelection/SiteSelection.manual.ts';
import { socialMediaTexts } from './SocialMedia/SocialMedia.manual.ts';
import { spacerTexts } from './Spacer/Spacer.manual.ts';
import { stageRowTexts } from './StageRow/StageRow.manual.ts';
import { storiesListTexts } from './StoriesList/StoriesList.manual.ts';
import { storiesTeaserTexts } from './StoriesTeaser/StoriesTeaser.manual.ts';
import { storyArticleTexts } from './StoryArticle/StoryArticle.manual.ts';
import { tireHotelTexts } from './TireHotel/TireHotel.manual.ts';
import { youtubeVideoTexts } from './YoutubeVideo/YoutubeVideo.manual.ts';

/** The texts of all blocks for editors, by component name. `npm run lists` writes it; no site imports it. */
export const manualRegistry: Readonly<Record<string, BlockTexts>> = {
  AccordionBlock: accordionBlockTexts,
  AlertBar: alertBarTexts,
  Blurb: blurbTexts,
  BookingAssistant: bookingAssistantTexts,
  CarDetail: carDetailTexts,
  Card: cardTexts,
  CardList: cardListTexts,
  CarList: carListTexts,
  CarOfTheWeek: carOfTheWeekTexts,
  Carousel: carouselTexts,
  CarTeaserFixed: carTeaserFixedTexts,
  CarTeaserQuery: carTeaserQueryTexts,
  Countdown: countdownTexts,
  CreditWarning: creditWarningTexts,
  CTABanner: ctaBannerTexts,
  FAQList: faqListTexts,
  FacilityDetail: facilityDetailTexts,
  FacilityList: facilityListTexts,
  FileDownloadList: fileDownloadListTexts,
  Footer: footerTexts,
  FooterLinkList: footerLinkListTexts,
  FormEmbed: formEmbedTexts,
  HeroBanner: heroBannerTexts,
  HeroNotFound: heroNotFoundTexts,
  HeroSearchBanner: heroSearchBannerTexts,
  HighlightList: highlightListTexts,
  ImageCard: imageCardTexts,
  JotformEmbed: jotformEmbedTexts,
  LegalInfo: legalInfoTexts,
  ListCard: listCardTexts,
  MainNavigation: mainNavigationTexts,
  MegaMenuNavigation: megaMenuNavigationTexts,
  ModelCard: modelCardTexts,
  NumbersBlock: numbersBlockTexts,
  SavedCars: savedCarsTexts,
  SellCarForm: sellCarFormTexts,
  ServiceRequestForm: serviceRequestFormTexts,
  SimpleHeader: simpleHeaderTexts,
  SiteSelection: siteSelectionTexts,
  SocialMedia: socialMediaTexts,
  Spacer: spacerTexts,
  StageRow: stageRowTexts,
  StoriesList: storiesListTexts,
  StoriesTeaser: storiesTeaserTexts,
  StoryArticle: storyArticleTexts,
  TireHotel: tireHotelTexts,
  YoutubeVideo: youtubeVideoTexts,
};
