'use client';

import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** One panel of the accordion. */
export interface AccordionPanel {
  /** Identifies the panel. */
  readonly name: string;
  /** The content of the button that opens the panel. */
  readonly title: ReactNode;
  /** The content of the panel. It stays mounted while the panel is closed. */
  readonly content: ReactNode;
  /**
   * Whether the panel can't be opened yet.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** The id of the button that opens the panel, for moving the focus to it. */
  readonly triggerId?: string | undefined;
}

export interface AccordionProps {
  /** The panels, in order. */
  readonly panels: readonly AccordionPanel[];
  /**
   * `single` closes the open panel when another one is opened.
   * @default 'multiple'
   */
  readonly type?: 'single' | 'multiple' | undefined;
  /**
   * Whether the open panel of a `single` accordion can be closed without opening another one.
   * @default true
   */
  readonly collapsible?: boolean | undefined;
  /** The names of the open panels. */
  readonly open: readonly string[];
  /** Called with the names of the panels that are then open. */
  readonly onOpenChange: (open: readonly string[]) => void;
  /** The heading level of the titles. If omitted, the titles are not headings. */
  readonly titleLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Panels whose open ones are the state of the application, such as filters or the steps of a
 * booking. The arrow keys, Home and End move between the titles. Content that has to work without
 * script belongs in Details.
 */
export function Accordion({
  type = 'multiple',
  collapsible = true,
  open,
  onOpenChange,
  ...props
}: AccordionProps) {
  const panels = <Panels {...props} />;
  if (type === 'multiple') {
    return (
      <Radix.Root type="multiple" value={[...open]} onValueChange={onOpenChange}>
        {panels}
      </Radix.Root>
    );
  }
  return (
    <Radix.Root
      type="single"
      collapsible={collapsible}
      value={open[0] ?? ''}
      onValueChange={(name) => onOpenChange(name === '' ? [] : [name])}
    >
      {panels}
    </Radix.Root>
  );
}

function Panels({ panels, titleLevel }: Pick<AccordionProps, 'panels' | 'titleLevel'>) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'div';
  return panels.map(({ name, title, content, disabled = false, triggerId }) => (
    <Radix.Item key={name} value={name} disabled={disabled} className={styles.panel}>
      <Radix.Header asChild>
        <Title className={styles.heading}>
          <Radix.Trigger
            {...(triggerId && { id: triggerId })}
            // Radix calls an open panel that can't be closed unavailable, which sounds as if its content were.
            aria-disabled={false}
            className={styles.trigger}
          >
            {title}
            <span className={styles.sign}>
              <Icon name="chevron-down" />
            </span>
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content
        forceMount
        className={styles.content}
        {...(triggerId && { 'aria-labelledby': triggerId })}
      >
        {content}
      </Radix.Content>
    </Radix.Item>
  ));
}
