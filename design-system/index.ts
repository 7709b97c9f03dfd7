/**
 * The entry point of the design system, `#design-system`. Server components of all layers import it. A
 * page loads the script of all client components that it exports, so Accordion, Dialog, Drawer,
 * DropdownMenu, FormErrorSummary, RangeSlider and Slider, which few pages need, are not exported. Client
 * components import neither this file (the bundler would add all of it to their script) nor style sheets,
 * but the modules listed in `biome.jsonc`.
 */

export { BackLink, type BackLinkProps } from './BackLink/BackLink.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CardGrid, type CardGridProps } from './Card/CardGrid.tsx';
export { OverlayCard, type OverlayCardProps } from './Card/OverlayCard.tsx';
export { Carousel } from './Carousel/Carousel.tsx';
export type { CarouselLabels, CarouselProps } from './Carousel/CarouselProps.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { RemovableChip, type RemovableChipProps } from './Chip/RemovableChip.tsx';
export { RemovableChipLink, type RemovableChipLinkProps } from './Chip/RemovableChipLink.tsx';
export { ToggleChip, type ToggleChipProps } from './Chip/ToggleChip.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { CopyLink, type CopyLinkProps } from './CopyLink/CopyLink.tsx';
export { Details, type DetailsItem, type DetailsProps } from './Details/Details.tsx';
export { ErrorSection, type ErrorSectionProps } from './ErrorSection/ErrorSection.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { GridItem, type GridItemProps } from './Grid/GridItem.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { Message, type MessageProps } from './Message/Message.tsx';
export { Picture, type PictureProps } from './Picture/Picture.tsx';
export { PortalRoot } from './Portal/PortalRoot.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export { Scroller } from './Scroller/Scroller.tsx';
export type { ScrollerProps } from './Scroller/ScrollerProps.ts';
export { ScrollToTop, type ScrollToTopProps } from './ScrollToTop/ScrollToTop.tsx';
export type { SearchFormProps } from './SearchBar/SearchFormFrame.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { StillSlider, type StillSliderProps } from './Slider/StillSlider.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { Textarea, type TextareaProps } from './Textarea/Textarea.tsx';
export { TextInput, type TextInputProps } from './TextInput/TextInput.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { clearPoster } from './Video/clearPoster.ts';
export { Video } from './Video/Video.tsx';
export type { VideoLabels, VideoProps } from './Video/VideoProps.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
