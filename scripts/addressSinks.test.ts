import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Elements that follow or load an address, where the address isn't written in the component. Links and pictures are
 * rendered by `Link`, `ButtonLink`, `Picture` and `Video`; every other element is listed here with the reason why its
 * address is safe. Addresses from content pass the functions of `domain/content/href.ts` when they are parsed.
 */
const known: Readonly<Record<string, string>> = {
  'app/editing/EditorScripts.tsx':
    'scripts of the platform’s editor, which the policy limits to its origins',
  'app/editing/LibraryCanvas.tsx': 'a component that the site has rendered itself',
  'app/editing/LibraryScript.tsx': 'a file of the platform',
  'app/page/SiteDocument.tsx': 'a script of the site',
  'blocks/FileDownloadList/FileDownload.tsx': 'a media field',
  'blocks/Footer/FooterLogo.tsx': 'an image field',
  'design-system/FormErrorSummary/FormErrorSummary.tsx': 'an anchor',
  'design-system/Icon/Icon.tsx': 'a file of the build',
  'design-system/Link/LinkElement.tsx': 'refuses unsafe addresses itself',
  'design-system/Picture/Picture.tsx': 'an image field or a picture of an index',
  'design-system/Picture/PreparedPicture.tsx': 'the same, prepared on the server',
  'design-system/RichText/RichText.tsx': 'sanitised, with the links that pass `safeHref`',
  'design-system/SearchBar/SearchFormFrame.tsx': 'a link field that leads to a page',
  'design-system/SkipLink/SkipLink.tsx': 'an anchor',
  'design-system/Turntable/Turntable.tsx': 'media of a car',
  'design-system/Video/VideoBody.tsx': 'a media field or media of a car',
  'features/booking/confirmation/Confirmation.tsx': 'a file that the browser made',
  'features/cars/card/CarCard.tsx': 'the page of a car',
  'features/cars/detail/SectionLinks.tsx': 'an anchor',
  'features/cars/list/CardPictures.tsx': 'the page of a car',
  'features/cars/list/FilterForm.tsx': 'the page itself',
  'features/cars/list/RetryForm.tsx': 'the page itself',
  'features/cars/media/MediaView.tsx': 'media of a car',
  'features/cars/search/SuggestionList.tsx': 'a page of the site',
  'features/cars/teasers/WeekCard.tsx': 'the page of a car',
  'features/contact/PlainContactForm.tsx': 'a route of the site',
  'features/facilities/list/FacilityForm.tsx': 'the page itself',
  'features/forms/FormOnApproach.tsx': 'an address of the environment and the id of a form',
  'features/forms/JotformFrame.tsx': 'an address of the environment and the id of a form',
  'features/leadForms/LeadFormFrame.tsx': 'a route of the site',
  'features/navigation/HeaderLogo.tsx': 'an image field',
  'features/navigation/LanguageSwitcher.tsx': 'a path of the site',
  'features/navigation/MenuLink.tsx': 'a path of the site or a link field',
  'features/shared/JsonScript.tsx': 'data that is escaped for a script',
  'features/stories/StoryCard.tsx': 'a path of the site',
  'features/stories/StoryNeighbours.tsx': 'a path of the site',
  'features/youtube/YoutubePlayer.tsx': 'an address of YouTube and the id of a video',
};

const folders = ['app', 'blocks', 'cms', 'features', 'design-system'];
const sink =
  /<(?:a|img|iframe|form|video|audio|source|script|link|use|object|embed|area)\b[^<]*?\s(?:(?:href|src|srcSet|action|poster|data)=\{|\{\.\.\.)|\sformAction=\{|dangerouslySetInnerHTML=\{\{ __html: (?!'')/;

async function filesWithSinks(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      if (!/(?<!\.(?:test|stories|manual))\.tsx$/.test(file)) continue;
      if (sink.test(await readFile(file, 'utf8'))) found.push(file);
    }
  }
  return found;
}

test('every element with a computed address is known, with the reason why it is safe', async () => {
  expect((await filesWithSinks()).toSorted()).toEqual(Object.keys(known).toSorted());
});
