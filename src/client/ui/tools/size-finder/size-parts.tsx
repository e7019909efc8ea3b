import { memo, type ReactNode } from 'react';
import { counted, formatCount } from '../../../../domain/kit/text/counted.ts';
import { formatTemperature, type TemperatureUnit } from '../../../../domain/kit/units.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import type { MaterialPartsResponse, SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { TextLink } from '../../links/text-link.tsx';
import { StockCell } from '../../stock-line.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../../table-roles.ts';
import { priceWords } from './sold.tsx';
import '../tool-section.css';
import '../tool-table.css';
import './size-parts.css';

type First = MaterialPartsResponse['first'];

const HEADS = [
  'Part number',
  'Material',
  'Hardness',
  'Color',
  'Key features',
  'Temperature',
  'Starting price',
  'Stock',
];
const MAX_MATERIALS = 10;

const hardness = ({ durometer, durometerScale }: First): string =>
  [durometer ?? '', durometerScale.replace('Shore ', '')].join(' ').trim();

const range = ({ lowC, highC }: First, unit: TemperatureUnit): string =>
  [lowC, highC].map((bound) => (bound === null ? '–' : formatTemperature(unit, bound))).join(' to ');

const stockRank = ({ first }: MaterialPartsResponse): number =>
  first.onHand > 0 ? 0 : first.vendorQuantity > 0 ? 1 : 2;

const Row = ({ material, unit }: { material: MaterialPartsResponse; unit: TemperatureUnit }): ReactNode => {
  const { first, label, href, total } = material;
  return (
    <tr {...ROW}>
      <th {...ROW_HEADER} className="size-parts-name">
        <a className="link text-mono" href={partHref(first.name)}>
          {first.name}
        </a>
      </th>
      <td {...CELL}>
        {label} <TextLink href={href}>{counted(total, 'part')}</TextLink>
      </td>
      <td {...CELL} className="tool-table-wide">
        {hardness(first)}
      </td>
      <td {...CELL} className="tool-table-wide">
        <i className="swatch" style={{ background: first.colorCode }} /> {first.color}
      </td>
      <td {...CELL} className="tool-table-wide size-parts-features">
        {first.description}
      </td>
      <td {...CELL} className="tool-table-wide">
        {range(first, unit)}
      </td>
      <td {...CELL} className="size-parts-price text-number">
        {priceWords(first.price)}
      </td>
      <td {...CELL}>
        <StockCell onHand={first.onHand} vendorQuantity={first.vendorQuantity} />
      </td>
    </tr>
  );
};

interface SizePartsProps {
  readonly parts: SizePartsResponse;
  readonly unit: TemperatureUnit;
  /** Whether the page already has a primary button for the same parts. */
  readonly hasShopBar?: boolean;
}

/** The parts of the nearest size: the recommended part of each material, and a link to all. */
export const SizeParts = memo((props: SizePartsProps): ReactNode => {
  const { parts, unit, hasShopBar = false } = props;
  const { name, href, total, inStock, materials } = parts;
  const shown = materials.toSorted((a, b) => stockRank(a) - stockRank(b)).slice(0, MAX_MATERIALS);
  return (
    <section className="tool-section size-parts" aria-labelledby="size-parts">
      <header>
        <h2 className="heading-4" id="size-parts">
          {name} parts
        </h2>
        <p>
          In stock first, one per material; {formatCount(inStock)} of {formatCount(total)} in stock
        </p>
        <a className={`button button-small${hasShopBar ? '' : ' button-primary'}`} href={href}>
          Shop {formatCount(total)} {name} parts
        </a>
      </header>
      <table className="tool-table" {...TABLE} aria-labelledby="size-parts">
        <thead {...ROW_GROUP}>
          <tr {...ROW}>
            {HEADS.map((head) => (
              <th key={head} {...COLUMN_HEADER} className={head === 'Starting price' ? 'text-number' : undefined}>
                {head} {head === 'Temperature' ? <span className="text-muted">°{unit}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {shown.map((material) => (
            <Row key={material.key} material={material} unit={unit} />
          ))}
        </tbody>
      </table>
    </section>
  );
});
