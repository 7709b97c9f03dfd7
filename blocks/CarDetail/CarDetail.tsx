import type { ReactNode } from 'react';
import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { NothingToShow } from '#cms/content/NothingToShow.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { Container } from '#design-system';
import { showCredit } from '#domain/cars/credit.ts';
import { modelName } from '#features/cars/carName.ts';
import { CarBack } from './CarBack.tsx';
import * as css from './CarDetail.css.ts';
import { carDetailFields, carDetailManual } from './CarDetail.fields.ts';
import { CarLoanNote } from './CarLoanNote.tsx';
import { explainsCredit } from './carFinance.tsx';
import { carPicture, carWords } from './carWords.ts';
import { FoundCar } from './FoundCar.tsx';
import { GoneCar } from './GoneCar.tsx';
import { type LoadedCarPage, loadCarPage } from './loadCarPage.ts';

type CarDetailProps = LoadedBlockProps<typeof carDetailFields, LoadedCarPage>;

/** The car that the page's address names. Editors, whose page names none, see a notice. */
function CarDetail({ fields, editing, frame, uid, data }: CarDetailProps) {
  switch (data.kind) {
    case 'found': {
      const loanNote = <CarLoanNote fields={fields} editing={editing} frame={frame} />;
      return <FoundCar found={data} frame={frame} uid={uid} loanNote={loanNote} />;
    }
    case 'missing':
      if (frame.mode === 'normal') return <GoneCar gone={data} frame={frame} uid={uid} />;
      return (
        <Notice frame={frame}>
          <NothingToShow name="CarDetail" frame={frame} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice frame={frame}>
          <Unavailable frame={frame} />
        </Notice>
      );
  }
}

interface NoticeProps {
  readonly frame: BlockFrame;
  readonly children: ReactNode;
}

function Notice({ frame, children }: NoticeProps) {
  return (
    <div className={css.page}>
      <Container>
        <CarBack frame={frame} />
        {children}
      </Container>
    </div>
  );
}

export const carDetail = defineLoadedBlock({
  manual: carDetailManual,
  fields: carDetailFields,
  load: async ({ frame, services, log, report }): Promise<LoadedCarPage> => {
    const loaded = await loadCarPage({ ...services, log }, frame, frame.wildcards);
    const { dictionary } = frame;
    // Editors open the page without a car in its address.
    if (loaded.kind === 'missing' && frame.mode === 'normal') {
      report({ type: 'subjectGone', title: dictionary.carPageGone });
    } else report({ type: 'wordsFound', words: carWords(loaded, dictionary) });
    if (loaded.kind === 'failed') report({ type: 'subjectUnavailable' });
    if (loaded.kind === 'found') {
      const { car } = loaded;
      // Without a loan of its own, the page may show similar cars with one, or those viewed before.
      report({ type: explainsCredit(car, frame) ? 'creditExplained' : 'creditShown' });
      report({ type: 'canonicalSegments', segments: [car.id, car.slug] });
      report({ type: 'subjectNamed', name: modelName(car) });
      const picture = carPicture(car, dictionary);
      if (picture) report({ type: 'pictureFound', ...picture });
    }
    if (loaded.kind === 'missing' && showCredit(loaded.similar)) report({ type: 'creditShown' });
    return loaded;
  },
  Component: CarDetail,
});
