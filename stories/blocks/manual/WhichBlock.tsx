import { useState } from 'react';
import { registry } from '#blocks/registry.ts';
import { Container } from '#design-system/Container/Container.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Grid } from '#design-system/Grid/Grid.tsx';
import { GridItem } from '#design-system/Grid/GridItem.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { examples } from './examples.ts';
import { findBlocks } from './findBlocks.ts';
import * as css from './WhichBlock.css.ts';
import { WhichBlockCard } from './WhichBlockCard.tsx';

const blocks = Object.entries(registry).map(([name, block]) => ({ name, block }));

/** All blocks, with a search by the words that editors use. */
export function WhichBlock() {
  const [search, setSearch] = useState('');
  const found = findBlocks(blocks, search);
  return (
    <div className={css.index}>
      <Container>
        <Stack gap="xl">
          <Heading level={1} style="heading2">
            Which block do I need?
          </Heading>
          <Field
            label="Search"
            help="What should it do, or what do you call it? Swedish words work too."
          >
            {(control) => (
              <TextInput {...control} type="search" value={search} onValueChange={setSearch} />
            )}
          </Field>
          <Text role="status" tone="muted">
            {found.length === 0
              ? 'No block matches these words. Try fewer, or ask the team.'
              : `${found.length} of ${blocks.length} blocks`}
          </Text>
          <Grid as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }}>
            {found.map((named) => (
              <GridItem key={named.name} as="li">
                <WhichBlockCard {...named} example={examples.get(named.name)} />
              </GridItem>
            ))}
          </Grid>
        </Stack>
      </Container>
    </div>
  );
}
