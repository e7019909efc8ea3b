import { dimensionTitles, FIELD_TITLES } from '../../../../domain/engineering/gland-design/entry/entry-titles.ts';
import {
  BACKUP_KINDS,
  DIMENSIONS,
  GLAND_CHARTS,
  GLAND_KINDS,
  GLAND_USES,
} from '../../../../domain/engineering/gland-design/model.ts';
import type { ToolParameter } from '../tool-markdown.ts';

/** Values of the fields that take one of a list, and units of others. */
const DETAILS: Readonly<Record<string, string>> = {
  kind: GLAND_KINDS.join(', '),
  use: GLAND_USES.join(', '),
  chart: GLAND_CHARTS.join(', '),
  unit: 'mm or in; a length can also have its unit',
  medium: 'liquid or gas',
  side: 'inside or outside, of a face seal',
  guided: '1 if bearings guide the piston or rod',
  size: 'AS568-214, JIS P26, 25X3.5',
  standard: 'separated by commas; all without it',
  pressure: 'in MPa, or with its unit',
  degrees: 'C or F',
  rpm: 'revolutions per minute',
  backup: '0, 1 or 2',
  backup_kind: BACKUP_KINDS.join(', '),
  squeeze_good: 'percent, such as 14 to 28; all windows are written so',
};

/** Fields that only older URLs have. */
const OLD: ReadonlySet<string> = new Set(['delta_t']);

const titles = dimensionTitles('piston');

/** The URL parameters that describe a groove, a ring and its service. */
export const entryParameters = (): readonly ToolParameter[] => [
  ...DIMENSIONS.map((dimension): ToolParameter => {
    const [symbol, name] = titles[dimension];
    return [
      `${dimension}_min, ${dimension}_max`,
      `limits of ${symbol}, ${name}${dimension === 'surface' ? ' or rod ⌀' : ''}`,
    ];
  }),
  ...Object.entries(FIELD_TITLES)
    .filter(([name]) => !OLD.has(name))
    .map(([name, title]): ToolParameter => [name, DETAILS[name] === undefined ? title : `${title}: ${DETAILS[name]}`]),
];
