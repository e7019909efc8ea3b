import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type DesignerEntry, entryHref } from '../../domain/engineering/gland-design/entry/entry.ts';
import { designEntry, type EntryDesign } from '../../domain/engineering/gland-design/entry/read-entry.ts';
import { partsQuery, type RingParts } from '../../domain/engineering/gland-design/rings/ring-parts.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { queryString } from '../../domain/shop/catalog-url/query-string.ts';
import { GlandDesigner as View } from '../ui/tools/gland/gland-designer.tsx';
import { useEntry } from '../ui/tools/use-entry.ts';
import { useLastValid } from '../ui/tools/use-last-valid.ts';
import { useServerResponse } from '../ui/tools/use-server-response.ts';
import { useToolKeys } from '../ui/tools/use-tool-keys.ts';

/** The store query for a design; '' if its ring is not a standard size. */
const questionOf = ({ design, request }: EntryDesign): string => {
  const query = design && partsQuery(design, request.service);
  return query === null ? '' : queryString(query);
};

const partsLoader = async () => (await import('../ui/tools/gland/load-parts.ts')).loadParts;

const isDesigned = ({ design }: EntryDesign): boolean => design !== null;

/** The gland designer: every input recalculates the design and updates the URL. */
export default function GlandDesigner(props: {
  initial: DesignerEntry;
  visitorUnit: LengthUnit;
  parts: RingParts | null;
}): ReactNode {
  const { initial, visitorUnit } = props;
  useToolKeys();
  const { root, entry, onEntry, onField } = useEntry(initial, visitorUnit, entryHref);
  const designed = useMemo(() => ({ entry, ...designEntry(entry, visitorUnit) }), [entry, visitorUnit]);
  // The fields update first. The drawing and the verdict are deferred and skip values that were typed over.
  const shown = useDeferredValue(useLastValid(designed, isDesigned));
  const { answer, isLoading, hasFailed } = useServerResponse(questionOf(shown), props.parts, partsLoader);
  return (
    <div ref={root}>
      <View
        entry={entry}
        designed={designed}
        shown={shown}
        parts={hasFailed ? null : answer}
        isLoading={isLoading}
        visitorUnit={visitorUnit}
        onField={onField}
        onEntry={onEntry}
      />
    </div>
  );
}
