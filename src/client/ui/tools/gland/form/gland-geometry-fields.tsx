import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DesignedEntry } from '../../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { isRadial } from '../../../../../domain/engineering/gland-design/model.ts';
import { Fact } from '../../../fact.tsx';
import { InPlaceLink } from '../../../links/in-place-link.tsx';
import { sectionDrawn } from '../section-drawn.ts';
import { FORM_ID } from './gland-form.tsx';
import './gland-geometry-fields.css';

/** The fields that every entry has, whether filled in or not. */
const SORT: readonly string[] = ['unit', 'kind', 'use'];

const factsOf = ({ design, request }: DesignedEntry): readonly (readonly [label: string, value: string])[] => {
  if (design === null) return [];
  const { service, unit } = request;
  const { ring, report } = design;
  const { labels } = sectionDrawn(design, service, unit);
  const material = [service.polymer ?? 'any', service.shoreA === null ? '' : `${service.shoreA} A`].join(' ').trim();
  return [
    ['Ring', 'name' in ring ? ring.name : labels.cs],
    ...(isRadial(report.gland)
      ? [[report.gland.kind === 'rod' ? 'Rod' : 'Bore', labels.surface] as const]
      : [['Depth', labels.depth] as const]),
    labels.groove === '' ? ['Width', labels.width] : ['Groove', labels.groove],
    ['Pressure', labels.pressure === '' ? '–' : labels.pressure],
    ['Material', material],
  ];
};

/** On phones: a title block of the entered values, with a button to edit them. */
export const GlandGeometryFields = ({ shown, onEdit }: { shown: DesignedEntry; onEdit: () => void }): ReactNode => {
  const filled = Object.keys(shown.entry).filter((name) => !SORT.includes(name)).length;
  return (
    <dl className="title-block gland-geometry-fields only-mobile only-script">
      {factsOf(shown).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <div>
        <dt className="visually-hidden">Fields</dt>
        <dd>
          <InPlaceLink className="button button-full" href={`#${FORM_ID}`} onFollow={onEdit}>
            <SlidersHorizontal className="icon icon-small" /> Edit
            {filled === 0 ? null : <span className="text-muted">{filled}</span>}
          </InPlaceLink>
        </dd>
      </div>
    </dl>
  );
};
