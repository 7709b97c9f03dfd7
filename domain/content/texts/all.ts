import { bookingSubject } from './booking.ts';
import { carCardSubject } from './carCard.ts';
import { carFactsSubject } from './carFacts.ts';
import { carFinanceSubject } from './carFinance.ts';
import { carListSubject } from './carList.ts';
import { carMediaSubject } from './carMedia.ts';
import { carNearSubject } from './carNear.ts';
import { carPageSubject } from './carPage.ts';
import { carPathsSubject } from './carPaths.ts';
import { carsOfTheWeekSubject } from './carsOfTheWeek.ts';
import { carValuesSubject } from './carValues.ts';
import { compareSubject } from './compare.ts';
import { consentSubject } from './consent.ts';
import { contactSubject } from './contact.ts';
import { contactFormSubject } from './contactForm.ts';
import { creditCautionSubject } from './creditCaution.ts';
import { creditWarningSubject } from './creditWarning.ts';
import { embeddedFormsSubject } from './embeddedForms.ts';
import { facetsSubject } from './facets.ts';
import { facilitiesSubject } from './facilities.ts';
import { facilityPathsSubject } from './facilityPaths.ts';
import { facilityServicesSubject } from './facilityServices.ts';
import { filmsSubject } from './films.ts';
import { financeQuoteSubject } from './financeQuote.ts';
import { followButtonSubject } from './followButton.ts';
import { followedSearchesSubject } from './followedSearches.ts';
import { leadFormsSubject } from './leadForms.ts';
import { leadRefusalSubject } from './leadRefusal.ts';
import { leadVehicleSubject } from './leadVehicle.ts';
import { loanSubject } from './loan.ts';
import { mapSubject } from './map.ts';
import { monthlyBudgetSubject } from './monthlyBudget.ts';
import { navigationSubject } from './navigation.ts';
import { noticesSubject } from './notices.ts';
import { numbersSubject } from './numbers.ts';
import { pageSubject } from './page.ts';
import { saveButtonSubject } from './saveButton.ts';
import { savedCarsSubject } from './savedCars.ts';
import { searchBarSubject } from './searchBar.ts';
import { sellCarSubject } from './sellCar.ts';
import { serviceRequestSubject } from './serviceRequest.ts';
import { sharingSubject } from './sharing.ts';
import { slidesSubject } from './slides.ts';
import { storiesSubject } from './stories.ts';
import { suggestionsSubject } from './suggestions.ts';
import { tireHotelSubject } from './tireHotel.ts';
import { vatFinanceSubject } from './vatFinance.ts';
import { vatListSubject } from './vatList.ts';

/** All subjects of dictionary texts. */
export const textSubjects = [
  bookingSubject,
  carCardSubject,
  carFactsSubject,
  carFinanceSubject,
  carListSubject,
  carMediaSubject,
  carNearSubject,
  carPageSubject,
  carPathsSubject,
  carsOfTheWeekSubject,
  carValuesSubject,
  compareSubject,
  consentSubject,
  contactSubject,
  contactFormSubject,
  creditCautionSubject,
  creditWarningSubject,
  embeddedFormsSubject,
  facetsSubject,
  facilitiesSubject,
  facilityPathsSubject,
  facilityServicesSubject,
  filmsSubject,
  financeQuoteSubject,
  followButtonSubject,
  followedSearchesSubject,
  leadFormsSubject,
  leadRefusalSubject,
  leadVehicleSubject,
  loanSubject,
  mapSubject,
  monthlyBudgetSubject,
  navigationSubject,
  noticesSubject,
  numbersSubject,
  pageSubject,
  saveButtonSubject,
  savedCarsSubject,
  searchBarSubject,
  sellCarSubject,
  serviceRequestSubject,
  sharingSubject,
  slidesSubject,
  storiesSubject,
  suggestionsSubject,
  tireHotelSubject,
  vatFinanceSubject,
  vatListSubject,
] as const;
