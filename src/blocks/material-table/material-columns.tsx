import type { ReactNode } from 'react';
import { formatTemperature, type TemperatureUnit } from '../../domain/kit/units.ts';
import type { MaterialView } from '../../domain/reference/tables/material-groups.ts';
import {
  IMPERMEABLE,
  type Material,
  PERMEABILITY_STEPS,
  permeabilityClass,
  shelfLifeText,
} from '../../domain/reference/tables/materials.ts';
import { TemperatureBar } from '../../drawings/charts/temperature-bar.tsx';
import '../shared/tables/reference-table.css';

export interface MaterialColumn {
  readonly title: string;
  readonly className?: string;
  readonly text: (material: Material, unit: TemperatureUnit) => string;
  /** The cell, if it also draws the figure. Default: its text. */
  readonly cell?: (material: Material, text: string) => ReactNode;
}

const RANGE: MaterialColumn = {
  title: 'Range, typical',
  className: 'material-table-nowrap',
  text: ({ lowC, highC }, unit) => `${formatTemperature(unit, lowC)} to ${formatTemperature(unit, highC)} °${unit}`,
  cell: ({ lowC, highC }, text) => (
    <span className="reference-table-figure">
      <TemperatureBar lowC={lowC} highC={highC} />
      <span className="text-mono">{text}</span>
    </span>
  ),
};

const HARDNESS: MaterialColumn = {
  title: 'Hardness',
  text: ({ hardness }) => (hardness === 'n/a' ? 'metal' : hardness),
};

const listed = (title: string, of: (material: Material) => readonly string[]): MaterialColumn => ({
  title,
  className: 'material-table-words',
  text: (material) => of(material).join(', '),
});

const PERMEABILITY: MaterialColumn = {
  title: `Class, 1 to ${PERMEABILITY_STEPS.length}`,
  className: 'material-table-nowrap',
  text: ({ permeability }) => (permeability === IMPERMEABLE ? 'none' : String(permeabilityClass(permeability) ?? '–')),
  cell: ({ permeability }, text) => {
    if (permeability === IMPERMEABLE) return <span className="text-mono">{text}</span>;
    const step = permeabilityClass(permeability) ?? 0;
    return (
      <span className="reference-table-figure">
        <i className="material-table-step" style={{ width: `${step * 12}px` }} aria-hidden="true" />
        <span className="text-mono">{text}</span>
      </span>
    );
  },
};

/** Columns of each view, between the name of the material and the store link. */
export const MATERIAL_COLUMNS: Readonly<Record<MaterialView, readonly MaterialColumn[]>> = {
  comparison: [
    RANGE,
    HARDNESS,
    listed('Good for', ({ goodFor }) => goodFor),
    listed('Poor for', ({ poorFor }) => poorFor),
  ],
  'shelf-life': [
    { title: 'ASTM D1418', text: ({ astm }) => astm || '–' },
    { title: 'Shelf life', className: 'material-table-nowrap', text: ({ shelfLife }) => shelfLifeText(shelfLife) },
  ],
  permeability: [PERMEABILITY, listed('Good for', ({ goodFor }) => goodFor)],
};

export const MATERIAL_NOTES: Readonly<Record<MaterialView, string>> = {
  comparison:
    'Temperatures and uses are general engineering knowledge for a general-purpose grade; check the compound datasheet. Ranges apply to long service in a medium that does not attack the material.',
  'shelf-life':
    'Years by ARP5316 as in published lists, from the cure date, for sealed parts stored cool, dry and dark. Lists disagree on SBR: the shorter figure, 3 years, is shown; another list has 15. Polymers that no list names have no figure.',
  permeability:
    'A class, not a coefficient: 1 lets the least gas through, 7 the most. Sources give permeability in words; the class is our reading of them and names no gas. Metals let no gas through. No coefficient with a unit and a source is on file.',
};
