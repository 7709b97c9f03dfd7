/**
 * The functions that are longer than 40 lines, by file and name, with the lines that they may have. Shorten one and take it
 * off the list; nothing is added.
 */
export const knownLongFunctions: Readonly<Record<string, number>> = {
  'design-system/Combobox/Combobox.tsx Combobox': 52,
  'design-system/DropdownMenu/DropdownMenu.tsx DropdownMenu': 49,
  'design-system/Map/embeddedStyle.ts layers': 68,
  'features/cars/list/CarResults.tsx CarResults': 51,
  'features/cars/media/FullScreenViewer.tsx FullScreenViewer': 55,
  'features/consent/ConsentBanner.tsx ConsentBanner': 49,
  'features/shared/useLeadForm.ts useLeadForm': 63,
  'features/shared/usePagedList.ts usePagedList': 50,
  'features/tireHotel/TireContactForm.tsx ContactFields': 58,
  'framework/textChanges.ts watchTextChanges': 46,
  'search-engine/embedded/embeddedEngine.ts createFolderStorage': 75,
  'search-engine/opensearch/generations.ts createGenerations': 61,
  'server/siteServer.ts createSiteServer': 57,
};
