import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import * as css from './ChecksPanel.css.ts';
import type { Finding } from './finding.ts';

export interface ChecksPanelProps {
  readonly findings: readonly Finding[];
  /** Shows the field in which something can be put right. */
  readonly onGo: (finding: Finding) => void;
}

/** All that is wrong with a page before it is published, to walk through one by one. */
export function ChecksPanel({ onGo, ...props }: ChecksPanelProps) {
  const findings = distinct(props.findings);
  const [current, setCurrent] = useState<Finding>();
  const at = findings.findIndex((finding) => current && isSame(finding, current));
  const go = (index: number) => {
    const finding = findings[(index + findings.length) % findings.length];
    if (!finding) return;
    setCurrent(finding);
    onGo(finding);
  };
  if (findings.length === 0) {
    return <Message tone="success" urgency="polite" title="The checks find nothing" />;
  }
  return (
    <Stack gap="s">
      <p role="status">{summary(findings.length, at)}</p>
      <Stack direction="row" gap="xs">
        <Button variant="secondary" onClick={() => go(at === -1 ? -1 : at - 1)}>
          Previous
        </Button>
        <Button onClick={() => go(at + 1)}>Next</Button>
      </Stack>
      <ol className={css.list}>
        {findings.map((finding, index) => (
          <FindingEntry
            key={keyOf(finding)}
            finding={finding}
            isCurrent={index === at}
            onGo={() => go(index)}
          />
        ))}
      </ol>
    </Stack>
  );
}

interface FindingEntryProps {
  readonly finding: Finding;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

function FindingEntry({ finding: { place, problem }, isCurrent, onGo }: FindingEntryProps) {
  return (
    <li>
      <button
        type="button"
        className={css.finding}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onGo}
      >
        <span className={css.place}>{place || 'The page'}</span>
        <span>{`It ${problem}.`}</span>
      </button>
    </li>
  );
}

function summary(count: number, at: number): string {
  const found = count === 1 ? 'One problem' : `${count} problems`;
  return at === -1 ? found : `Problem ${at + 1} of ${count}`;
}

function keyOf({ uid = '', place, field = '', problem }: Finding): string {
  return [uid, place, field, problem].join('\n');
}

/** A text may have the same problem twice. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}

function isSame(one: Finding, other: Finding): boolean {
  return keyOf(one) === keyOf(other);
}
