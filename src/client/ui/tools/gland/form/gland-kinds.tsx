import { memo, type ReactNode } from 'react';
import { ofKind } from '../../../../../domain/engineering/gland-design/entry/change-entry.ts';
import { type DesignerEntry, entryHref, sortOf } from '../../../../../domain/engineering/gland-design/entry/entry.ts';
import type { GlandKind, GlandUse } from '../../../../../domain/engineering/gland-design/model.ts';
import { Layers } from '../../../../../drawings/drafting/layers.tsx';
import { type GlandSizes, type GrooveWall, glandLayers } from '../../../../../drawings/glands/gland-geometry.ts';
import { InPlaceLink } from '../../../links/in-place-link.tsx';
import './gland-kinds.css';

interface Kind {
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly label: string;
  readonly hint: string;
  readonly wall: GrooveWall;
}

const KINDS: readonly Kind[] = [
  { kind: 'piston', use: 'static', label: 'Piston', hint: 'static', wall: 'straight' },
  { kind: 'rod', use: 'static', label: 'Rod', hint: 'static', wall: 'straight' },
  { kind: 'face', use: 'static', label: 'Face', hint: 'static', wall: 'straight' },
  { kind: 'dovetail', use: 'static', label: 'Dovetail', hint: 'static', wall: 'dovetail' },
  { kind: 'half_dovetail', use: 'static', label: 'Half dovetail', hint: 'static', wall: 'half-dovetail' },
  { kind: 'piston', use: 'reciprocating', label: 'Reciprocating', hint: 'piston or rod', wall: 'straight' },
  { kind: 'rod', use: 'rotary', label: 'Rotary', hint: 'shaft', wall: 'straight' },
];

const MARK: GlandSizes = { cs: 3.53, depth: 2.84, width: 4.8, radius: 0.4, gap: 0.15 };
const LEANING: GlandSizes = { ...MARK, width: 2.92, gap: 0 };

const Mark = memo(({ kind, wall, id }: { kind: GlandKind; wall: GrooveWall; id: string }): ReactNode => {
  const above = kind === 'rod';
  const place = { x: 28, y: above ? 23 : 9, scale: 5, halfWidth: 27, wall: 7, body: 5, above };
  return (
    <svg className="drawing gland-kinds-mark" viewBox="0 0 56 34" width="56" height="34" aria-hidden="true">
      <Layers id={id} view="profile" layers={glandLayers(wall === 'straight' ? MARK : LEANING, place, wall)} />
    </svg>
  );
});

/** The kinds of gland as links: the same ring in a different gland. */
export function GlandKinds(props: {
  entry: DesignerEntry;
  id: string;
  onEntry: (entry: DesignerEntry) => void;
}): ReactNode {
  const { entry, id, onEntry } = props;
  const now = sortOf(entry);
  const isNow = ({ kind, use }: Kind): boolean =>
    use === 'reciprocating' ? now.use === use : now.kind === kind && now.use === use;
  return (
    <nav className="gland-kinds" aria-label="Kind of gland">
      {KINDS.map((one, index) => {
        const next = ofKind(entry, one.kind, one.use);
        return (
          <InPlaceLink
            key={one.label}
            href={entryHref(next)}
            aria-current={isNow(one) ? 'true' : undefined}
            onFollow={() => onEntry(next)}
          >
            <Mark kind={one.kind} wall={one.wall} id={`${id}k${index}`} />
            <span>
              {one.label}
              <small>{one.hint}</small>
            </span>
          </InPlaceLink>
        );
      })}
    </nav>
  );
}
