import type { ReactElement } from 'react';
import { type BlockProps, defineBlock } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Carousel as Slides } from '#design-system';
import { renderSiteSearch } from '#features/cars/search/renderCarSearch.tsx';
import { isSearchUrl, SearchBar } from '#features/search/SearchBar.tsx';
import * as css from './Carousel.css.ts';
import { carouselFields, carouselManual } from './Carousel.fields.ts';
import { CarouselSlide, isSlideShown } from './CarouselSlide.tsx';

type CarouselProps = BlockProps<typeof carouselFields>;

/** Slides that advance automatically. Without slides, it renders only in editing mode. */
function Carousel(props: CarouselProps) {
  const { fields, editing, frame, isFirst } = props;
  const isEdited = frame.mode === 'edit';
  const shown = fields.slides.filter((slide) => isEdited || isSlideShown(slide.fields));
  if (shown.length === 0 && !isEdited) return null;
  const slides = shown.map((slide, index) => (
    <CarouselSlide
      // biome-ignore lint/suspicious/noArrayIndexKey: the items never move, and a GUID as key would be part of every page.
      key={index}
      slide={slide}
      frame={frame}
      isAwaited={isFirst && index === 0}
      level={fields.title ? 3 : 2}
    />
  ));
  return (
    <section className={section.base}>
      <Container>
        <SectionHead
          fields={{ title: fields.title, titleTag: 'h2' }}
          editing={{ title: editing.title }}
          frame={frame}
        />
        {isEdited ? (
          <EditedSlides {...props} slides={slides} />
        ) : (
          <Row {...props} slides={slides} />
        )}
        <CarouselSearch {...props} />
      </Container>
    </section>
  );
}

interface RowProps extends CarouselProps {
  readonly slides: readonly ReactElement[];
}

/** All slides below each other, so that editors can click each. */
function EditedSlides({ editing, slides }: RowProps) {
  return (
    <>
      <HiddenFields
        declarations={carouselFields}
        editing={editing}
        of={['searchUrl', 'searchPlaceholder']}
      />
      <EditableField of={editing.slides} name={carouselFields.slides.name}>
        {slides.length > 0 && <div className={css.all}>{slides}</div>}
      </EditableField>
    </>
  );
}

function Row({ fields, frame: { dictionary }, slides }: RowProps) {
  const { autoPlay, autoPlaySeconds, title } = fields;
  const moves = autoPlay && slides.length > 1;
  return (
    <Slides
      label={title || dictionary.slides}
      labels={{
        previous: dictionary.previousSlide,
        next: dictionary.nextSlide,
        position: dictionary.slidePosition,
        pause: dictionary.pauseSlides,
        play: dictionary.playSlides,
      }}
      slides={slides}
      loop={moves}
      autoplayMs={moves ? autoPlaySeconds * 1000 : undefined}
    />
  );
}

function CarouselSearch({ fields, frame }: CarouselProps) {
  const { hasSearchBox, searchUrl, searchPlaceholder } = fields;
  if (!hasSearchBox || !isSearchUrl(searchUrl)) return null;
  return (
    <div className={css.search}>
      <SearchBar
        url={searchUrl}
        placeholder={searchPlaceholder}
        placeholderWide={searchPlaceholder}
        dictionary={frame.dictionary}
        renderForm={renderSiteSearch(searchUrl.href, frame)}
      />
    </div>
  );
}

export const carousel = defineBlock({
  manual: carouselManual,
  fields: carouselFields,
  Component: Carousel,
});
