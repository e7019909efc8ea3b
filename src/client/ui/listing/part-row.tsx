import { type MouseEvent, memo, type ReactNode } from 'react';
import type { ShopRow } from '../../../domain/catalog/listing.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import { partHref } from '../../../domain/site/store-links.ts';
import { sizePrefix } from '../../../domain/sizes/size-standard.ts';
import { formatLength } from '../../../domain/units.ts';
import { RingGlyph } from '../../../drawings/ring-glyph.tsx';
import { TemperatureBar } from '../../../drawings/temperature-bar.tsx';
import { StockCell } from '../stock-line.tsx';
import { isPlainClick } from './query-link.tsx';
import { hardness, isPriced, modifierText, specText, temperatureText } from './row-text.ts';
import { CELL, ROW } from './table-roles.ts';

/** Opens the part's page for a click beside the row's own links; in a new tab with Ctrl or ⌘. */
const openPart = (event: MouseEvent<HTMLElement>, href: string): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('a, button')) return;
  if (getSelection()?.isCollapsed === false) return;
  if (isPlainClick(event)) location.assign(href);
  else if (event.metaKey || event.ctrlKey) open(href, '_blank', 'noopener');
};

/** One part of the results. */
export const PartRow = memo(function PartRow(props: {
  row: ShopRow;
  color: string;
  preferences: Preferences;
  onPrice: (row: ShopRow) => void;
}): ReactNode {
  const { row, color, preferences, onPrice } = props;
  const { measurement, temperature } = preferences;
  const { compound } = row;
  const { value, scale } = hardness(compound);
  const { temperature_low_c: lowC, temperature_high_c: highC } = compound;
  const href = partHref(row.name);
  const brand = modifierText(compound, 'brand');
  const colorName = modifierText(compound, 'color');
  const priced = isPriced(row);
  return (
    // The keyboard's way is the link of the part's name.
    <tr {...ROW} data-href={href} onClick={(event) => openPart(event, href)}>
      <td {...CELL} className="c-name">
        <span className="pn">
          <RingGlyph idMm={row.id_mm} csMm={row.cs_mm} color={color} />
          <a className="lk mono" href={href}>
            {row.name}
          </a>
        </span>
        <small className="c-spec">{specText(row, measurement)}</small>
      </td>
      <td {...CELL} className="c-material">
        {modifierText(compound, 'material')}
        {brand === '' ? null : <span className="mut"> {brand}</span>}
      </td>
      <td {...CELL} className="c-color">
        {colorName === '' ? null : <i className="swt" style={{ background: color }} />}
        {colorName === '' ? '–' : colorName}
      </td>
      <td {...CELL} className="c-hardness">
        {value}
        {scale === '' ? null : <span className="mut"> {scale}</span>}
      </td>
      <td {...CELL} className="c-size">
        <span className="mut">{sizePrefix(row.size_standard)}</span>
        {row.size}
      </td>
      <td {...CELL} className="c-cs">
        {formatLength(measurement, row.cs_mm)}
      </td>
      <td {...CELL} className="c-id">
        {formatLength(measurement, row.id_mm)}
      </td>
      <td {...CELL} className="c-features" title={compound.custom.description}>
        {compound.custom.description}
      </td>
      <td {...CELL} className="c-temp">
        <span className="tmp">
          {lowC === null || highC === null ? null : <TemperatureBar lowC={lowC} highC={highC} />}
          <span>{temperatureText(compound, temperature)}</span>
        </span>
      </td>
      <td {...CELL} className="c-price">
        <a
          className={priced ? 'prc lk' : 'prc lk un'}
          href={`${href}#pricing`}
          rel="nofollow"
          aria-haspopup="dialog"
          aria-label={priced ? `$${row.price}, pricing of ${row.name}` : `Check Pricing of ${row.name}`}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPrice(row);
          }}
        >
          {priced ? `$${row.price}` : 'Check Pricing'}
        </a>
      </td>
      <td {...CELL} className="c-stock">
        <StockCell onHand={row.canyonStock} vendorQuantity={row.vendorStock} />
      </td>
    </tr>
  );
});
