import { about } from './redirects/nordvik-se/about.ts';
import { brands } from './redirects/nordvik-se/brands.ts';
import { buying } from './redirects/nordvik-se/buying.ts';
import { companies } from './redirects/nordvik-se/companies.ts';
import { conditional } from './redirects/nordvik-se/conditional.ts';
import { dealerships } from './redirects/nordvik-se/dealerships.ts';
import { facilities } from './redirects/nordvik-se/facilities.ts';
import { models } from './redirects/nordvik-se/models.ts';
import { otherFacilities } from './redirects/nordvik-se/otherFacilities.ts';
import { owning } from './redirects/nordvik-se/owning.ts';
import { customerService } from './redirects/nordvik-se/service.ts';
import { tyres } from './redirects/nordvik-se/tyres.ts';
import { workshop } from './redirects/nordvik-se/workshop.ts';
import type { SiteRedirects } from './redirects/siteRedirects.ts';

/** Old addresses of the Swedish site. */
export const nordvikSeRedirects: SiteRedirects = {
  rules: [
    // Before all others, because their conditions are the exceptions.
    ...conditional,
    ...dealerships,
    ...otherFacilities,
    ...facilities,
    ...models,
    ...brands,
    ...buying,
    ...companies,
    ...owning,
    ...tyres,
    ...workshop,
    ...about,
    ...customerService,
  ],
  intended: [
    {
      source: '/privatleasing',
      destination: '/kop-bil/kampanjer/privatleasing',
      problem: 'shadowed',
      reason: 'The campaign of 2024 listed it a second time. The page about private leasing stays.',
    },
  ],
};
