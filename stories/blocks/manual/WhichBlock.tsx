import { useState } from 'react';
import { Container } from '#design-system/Container/Container.tsx';
import { Grid } from '#design-system/Grid/Grid.tsx';
import { GridItem } from '#design-system/Grid/GridItem.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { searchBlocks } from '#domain/content/blockSearch/searchBlocks.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { LibrarySearch } from '../../docs/LibrarySearch.tsx';
import { examples } from './examples.ts';
import { LanguageSwitch } from './language/LanguageSwitch.tsx';
import { useManualLanguage } from './language/manualLanguage.ts';
import { manualWords } from './language/manualWords.ts';
import * as css from './WhichBlock.css.ts';
import { WhichBlockCard } from './WhichBlockCard.tsx';

const { blocks } = blockManifest();

/** All blocks, with a search by the words that editors use. */
export function WhichBlock() {
  const [search, setSearch] = useState('');
  const language = useManualLanguage();
  const words = manualWords[language].index;
  const found = searchBlocks(blocks, search);
  return (
    <div className={css.index} lang={language}>
      <Container>
        <Stack gap="xl">
          <div className={css.head}>
            <Heading level={1} style="heading2">
              {words.title}
            </Heading>
            <LanguageSwitch />
          </div>
          <LibrarySearch
            label={words.search}
            help={words.help}
            value={search}
            onValueChange={setSearch}
            status={found.length === 0 ? words.none : words.found(found.length, blocks.length)}
          />
          {found.length > 0 && (
            <Grid as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }}>
              {found.map((block) => (
                <GridItem key={block.name} as="li">
                  <WhichBlockCard
                    block={block}
                    language={language}
                    example={examples.get(block.name)}
                  />
                </GridItem>
              ))}
            </Grid>
          )}
        </Stack>
      </Container>
    </div>
  );
}
