/** The texts that belong to the site rather than to a page, by key. */
export const dictionaryKeys = [
  'skipToContent',
  'sectionErrorTitle',
  'sectionErrorText',
  'sectionErrorAdvice',
  'sectionErrorReload',
  'sectionErrorComponent',
  'copied',
  'copyLink',
  'heroSearchLabel',
  'heroSearchSubmit',
  'heroSearchClear',
  'videoPlay',
  'videoPause',
  'videoMute',
  'videoUnmute',
  'youtubePlay',
  'youtubeNotice',
  'close',
  'scrollToTop',
  'notFoundTitle',
  'notFoundText',
  'notFoundHome',
  'footerNavigation',
  'opensInNewTab',
  'table',
  'siteUnavailableTitle',
  'siteUnavailableText',
  'mainNavigation',
  'openMenu',
  'closeMenu',
  'previousSlide',
  'nextSlide',
  'goToSlide',
  'pauseSlides',
  'playSlides',
  'loading',
  'breadcrumb',
  'moreMenu',
  'submenuOf',
  'overviewOf',
  'back',
  'topSelected',
  'languageSwitcher',
  'alertLabel',
  'alertClose',
  'countdownLabel',
  'countdownEnded',
  'showAll',
  'showFewer',
  'slides',
  'slidePosition',
  'shareOn',
  'shareByMail',
  'shareCopyLink',
  'storiesAll',
  'storiesShowAll',
  'storiesFilter',
  'storiesLoadMore',
  'storiesLoading',
  'storiesShown',
  'storiesNoResults',
  'storiesError',
  'tryAgain',
  'storyPrevious',
  'storyNext',
  'storyAuthor',
  'storyNavigation',
  'consentTitle',
  'consentText',
  'consentAccept',
  'consentRefuse',
  'consentChange',
  'formMissingId',
  'formNotice',
  'formShow',
  'formLoading',
  'formError',
  'formSent',
  'siteDetailPath',
  'creditWarningTitle',
  'creditWarningRisk',
  'creditWarningHelp',
  'carNew',
  'carCampaign',
  'carCommercial',
  'carPriceFrom',
  'carPriceFormer',
  'carPriceWithoutVat',
  'carLoan',
  'carPrivateLeasing',
  'carCompanyLeasing',
  'carPerMonth',
  'compare',
  'compareCar',
  'compareTitle',
  'compareOpen',
  'compareShowList',
  'compareHideList',
  'compareClear',
  'compareRemove',
  'compareCount',
  'compareShowCar',
  'compareDifferences',
  'compareSame',
  'compareMissing',
  'compareEquipment',
  'compareTechnicalData',
  'compareProperty',
  'compareHas',
  'compareLacks',
  'carUsed',
  'carImages',
  'carPrice',
  'carCondition',
  'carYear',
  'carFuel',
  'carElectricRange',
  'carMileage',
  'carAcceleration',
  'carPower',
  'carDrive',
  'carGearbox',
  'carFuelConsumption',
  'carEmission',
  'carElectricConsumption',
  'carBatterySize',
  'carChargingSpeedAc',
  'carChargingSpeedDc',
  'carFuelTank',
  'carSeats',
  'carDoors',
  'carCargoVolume',
  'carServiceWeight',
  'carLength',
  'carWidth',
  'carHeight',
  'carSafetyStars',
  'carFirstRegistration',
  'carChassisNumber',
  'carModel',
] as const;

export type DictionaryKey = (typeof dictionaryKeys)[number];

/** All texts of a site in one language. */
export type Dictionary = Readonly<Record<DictionaryKey, string>>;

/** A dictionary, and what the platform's lacked. */
export interface ParsedDictionary {
  readonly dictionary: Dictionary;
  readonly missing: readonly DictionaryKey[];
}

/**
 * Completes the platform's entries: a missing key shows itself, as the platform's own pages do,
 * so that an editor sees which text to write.
 */
export function parseDictionary(entries: ReadonlyMap<string, string>): ParsedDictionary {
  const missing = dictionaryKeys.filter((key) => !entries.get(key)?.trim());
  const pairs = dictionaryKeys.map((key) => [key, entries.get(key)?.trim() || key] as const);
  // The pairs are made from the list that defines the keys.
  return { dictionary: Object.fromEntries(pairs) as Dictionary, missing };
}

/** The keys of the texts that show themselves because nobody wrote them. */
export function missingTexts(dictionary: Dictionary): readonly DictionaryKey[] {
  return dictionaryKeys.filter((key) => dictionary[key] === key);
}

/** Puts values into a text's `{name}` marks; an unknown mark stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? mark) : mark,
  );
}
