import type { Block } from '#cms/block.ts';
import { accordionBlock } from './AccordionBlock/AccordionBlock.tsx';
import { alertBar } from './AlertBar/AlertBar.tsx';
import { blurb } from './Blurb/Blurb.tsx';
import { bookingAssistant } from './BookingAssistant/BookingAssistant.tsx';
import { carDetail } from './CarDetail/CarDetail.tsx';
import { card } from './Card/Card.tsx';
import { cardList } from './CardList/CardList.tsx';
import { carList } from './CarList/CarList.tsx';
import { carOfTheWeek } from './CarOfTheWeek/CarOfTheWeek.tsx';
import { carousel } from './Carousel/Carousel.tsx';
import { carTeaserFixed } from './CarTeaserFixed/CarTeaserFixed.tsx';
import { carTeaserQuery } from './CarTeaserQuery/CarTeaserQuery.tsx';
import { countdown } from './Countdown/Countdown.tsx';
import { creditWarning } from './CreditWarning/CreditWarning.tsx';
import { ctaBanner } from './CTABanner/CTABanner.tsx';
import { faqList } from './FAQList/FAQList.tsx';
import { facilityDetail } from './FacilityDetail/FacilityDetail.tsx';
import { facilityList } from './FacilityList/FacilityList.tsx';
import { fileDownloadList } from './FileDownloadList/FileDownloadList.tsx';
import { footer } from './Footer/Footer.tsx';
import { footerLinkList } from './FooterLinkList/FooterLinkList.tsx';
import { formEmbed } from './FormEmbed/FormEmbed.tsx';
import { heroBanner } from './HeroBanner/HeroBanner.tsx';
import { heroNotFound } from './HeroNotFound/HeroNotFound.tsx';
import { heroSearchBanner } from './HeroSearchBanner/HeroSearchBanner.tsx';
import { highlightList } from './HighlightList/HighlightList.tsx';
import { imageCard } from './ImageCard/ImageCard.tsx';
import { jotformEmbed } from './JotformEmbed/JotformEmbed.tsx';
import { legalInfo } from './LegalInfo/LegalInfo.tsx';
import { listCard } from './ListCard/ListCard.tsx';
import { mainNavigation } from './MainNavigation/MainNavigation.tsx';
import { megaMenuNavigation } from './MegaMenuNavigation/MegaMenuNavigation.tsx';
import { modelCard } from './ModelCard/ModelCard.tsx';
import { numbersBlock } from './NumbersBlock/NumbersBlock.tsx';
import { savedCars } from './SavedCars/SavedCars.tsx';
import { sellCarForm } from './SellCarForm/SellCarForm.tsx';
import { serviceRequestForm } from './ServiceRequestForm/ServiceRequestForm.tsx';
import { simpleHeader } from './SimpleHeader/SimpleHeader.tsx';
import { siteSelection } from './SiteSelection/SiteSelection.tsx';
import { socialMedia } from './SocialMedia/SocialMedia.tsx';
import { spacer } from './Spacer/Spacer.tsx';
import { stageRow } from './StageRow/StageRow.tsx';
import { storiesList } from './StoriesList/StoriesList.tsx';
import { storiesTeaser } from './StoriesTeaser/StoriesTeaser.tsx';
import { storyArticle } from './StoryArticle/StoryArticle.tsx';
import { tireHotel } from './TireHotel/TireHotel.tsx';
import { youtubeVideo } from './YoutubeVideo/YoutubeVideo.tsx';

/**
 * The blocks that editors can place, by their component name on the content platform. `npm run lists` writes it from the
 * folders.
 */
export const registry: Readonly<Record<string, Block>> = {
  AccordionBlock: accordionBlock,
  AlertBar: alertBar,
  Blurb: blurb,
  BookingAssistant: bookingAssistant,
  CarDetail: carDetail,
  Card: card,
  CardList: cardList,
  CarList: carList,
  CarOfTheWeek: carOfTheWeek,
  Carousel: carousel,
  CarTeaserFixed: carTeaserFixed,
  CarTeaserQuery: carTeaserQuery,
  Countdown: countdown,
  CreditWarning: creditWarning,
  CTABanner: ctaBanner,
  FAQList: faqList,
  FacilityDetail: facilityDetail,
  FacilityList: facilityList,
  FileDownloadList: fileDownloadList,
  Footer: footer,
  FooterLinkList: footerLinkList,
  FormEmbed: formEmbed,
  HeroBanner: heroBanner,
  HeroNotFound: heroNotFound,
  HeroSearchBanner: heroSearchBanner,
  HighlightList: highlightList,
  ImageCard: imageCard,
  JotformEmbed: jotformEmbed,
  LegalInfo: legalInfo,
  ListCard: listCard,
  MainNavigation: mainNavigation,
  MegaMenuNavigation: megaMenuNavigation,
  ModelCard: modelCard,
  NumbersBlock: numbersBlock,
  SavedCars: savedCars,
  SellCarForm: sellCarForm,
  ServiceRequestForm: serviceRequestForm,
  SimpleHeader: simpleHeader,
  SiteSelection: siteSelection,
  SocialMedia: socialMedia,
  Spacer: spacer,
  StageRow: stageRow,
  StoriesList: storiesList,
  StoriesTeaser: storiesTeaser,
  StoryArticle: storyArticle,
  TireHotel: tireHotel,
  YoutubeVideo: youtubeVideo,
};
