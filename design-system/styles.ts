/**
 * The looks of all primitives. The document's layout imports them, so that no page waits for the looks
 * of what it fetches later; and so does every part that is fetched later. That they all import the same
 * is what lets the bundler put them into a few sheets: it makes one for every group of files that is
 * needed by the same parts.
 */

import './Accordion/Accordion.css.ts';
import './Badge/Badge.css.ts';
import './Breadcrumb/Breadcrumb.css.ts';
import './Button/Button.css.ts';
import './Button/variants.css.ts';
import './Card/Card.css.ts';
import './Card/CardGrid.css.ts';
import './Card/OverlayCard.css.ts';
import './Card/frame.css.ts';
import './Card/pressable.css.ts';
import './Carousel/Carousel.css.ts';
import './Chip/Chip.css.ts';
import './Choice/Choice.css.ts';
import './Container/Container.css.ts';
import './Dialog/Dialog.css.ts';
import './Drawer/Drawer.css.ts';
import './DropdownMenu/DropdownMenu.css.ts';
import './ErrorSection/ErrorSection.css.ts';
import './Field/Field.css.ts';
import './Field/control.css.ts';
import './FormErrorSummary/FormErrorSummary.css.ts';
import './Grid/Grid.css.ts';
import './Heading/Heading.css.ts';
import './Icon/Icon.css.ts';
import './IconButton/IconButton.css.ts';
import './Link/Link.css.ts';
import './Message/Message.css.ts';
import './Picture/Picture.css.ts';
import './ProgressBar/ProgressBar.css.ts';
import './RadioGroup/RadioGroup.css.ts';
import './RangeSlider/RangeSlider.css.ts';
import './RichText/RichText.css.ts';
import './ScrollToTop/ScrollToTop.css.ts';
import './Scroller/Scroller.css.ts';
import './SearchBar/SearchBar.css.ts';
import './Select/Select.css.ts';
import './Skeleton/BusyRegion.css.ts';
import './Skeleton/Skeleton.css.ts';
import './SkipLink/SkipLink.css.ts';
import './Spinner/Spinner.css.ts';
import './Stack/Stack.css.ts';
import './Table/Table.css.ts';
import './Text/Text.css.ts';
import './TextInput/TextInput.css.ts';
import './Textarea/Textarea.css.ts';
import './Tooltip/Tooltip.css.ts';
import './Video/Video.css.ts';
import './VisuallyHidden/VisuallyHidden.css.ts';
