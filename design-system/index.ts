/** The design system's only door: features and blocks import from `#design-system`. */

export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { RemovableChip, type RemovableChipProps } from './Chip/RemovableChip.tsx';
export { ToggleChip, type ToggleChipProps } from './Chip/ToggleChip.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { ErrorSection, type ErrorSectionProps } from './ErrorSection/ErrorSection.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { GridItem, type GridItemProps } from './Grid/GridItem.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { Picture, type PictureProps } from './Picture/Picture.tsx';
export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export { ScrollToTop, type ScrollToTopProps } from './ScrollToTop/ScrollToTop.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { Video, type VideoLabels, type VideoProps } from './Video/Video.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
