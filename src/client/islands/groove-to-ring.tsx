import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { DesignerEntry } from '../../domain/engineering/gland-design/entry/entry.ts';
import {
  type GrooveResult,
  grooveHref,
  offeredSizes,
  ringsForEntry,
} from '../../domain/engineering/gland-design/rings/groove-rings.ts';
import { counted } from '../../domain/kit/text/counted.ts';
import type { LengthUnit, TemperatureUnit } from '../../domain/kit/units.ts';
import type { SizePartsResponse } from '../../domain/site/api/catalog/size-parts.ts';
import { GrooveToRing as View } from '../ui/tools/groove/groove-to-ring.tsx';
import { useSizeParts } from '../ui/tools/size-finder/use-size-parts.ts';
import { useEntry } from '../ui/tools/use-entry.ts';
import { useLastValid } from '../ui/tools/use-last-valid.ts';
import { useSpoken } from '../ui/tools/use-spoken.ts';
import { useToolKeys } from '../ui/tools/use-tool-keys.ts';

const sentenceOf = ({ rings, problems }: GrooveResult): string => {
  // The error summary is a live region and is announced separately.
  if (problems.length > 0) return '';
  if (rings === null) return '';
  const [good, marginal] = rings.groups;
  if (rings.chosen === null) return 'No ring of the charts fits this groove.';
  return `${counted(good?.total ?? 0, 'good ring')}, ${marginal?.total ?? 0} marginal. ${rings.chosen.ring.name}: ${rings.chosen.verdict}.`;
};

const isRead = ({ problems }: GrooveResult): boolean => problems.length === 0;

/** Groove to ring: every input evaluates all rings again and updates the URL. */
export default function GrooveToRing(props: {
  initial: DesignerEntry;
  visitorUnit: LengthUnit;
  temperature: TemperatureUnit;
  parts: readonly SizePartsResponse[];
}): ReactNode {
  const { initial, visitorUnit, temperature } = props;
  useToolKeys();
  const { root, entry, onEntry, onField } = useEntry(initial, visitorUnit, grooveHref);
  const answered = useMemo(() => ({ entry, ...ringsForEntry(entry, visitorUnit) }), [entry, visitorUnit]);
  // The fields update first. The rings are deferred and skip values that were typed over.
  const shown = useDeferredValue(useLastValid(answered, isRead));
  const sizes = useMemo(() => offeredSizes(shown).join(), [shown]);
  const { answer: parts, isLoading, hasFailed } = useSizeParts(answered.problems.length > 0 ? '' : sizes, props.parts);
  const spoken = useSpoken(sentenceOf(answered));
  return (
    <div ref={root}>
      <View
        entry={entry}
        answered={answered}
        shown={shown}
        parts={parts}
        isLoading={isLoading}
        hasFailed={hasFailed}
        spoken={spoken}
        temperature={temperature}
        onField={onField}
        onEntry={onEntry}
      />
    </div>
  );
}
