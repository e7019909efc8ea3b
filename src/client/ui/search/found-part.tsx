import type { ReactNode } from 'react';
import { type LengthUnit, ringSizeText } from '../../../domain/kit/units.ts';
import type { FoundResponse, PartOfText } from '../../../domain/site/api/catalog/found.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import { isPriced, priceDisplay } from '../listing/table/row-text.ts';
import { StockCell } from '../stock-line.tsx';
import { Marked } from './marked.tsx';
import './found-part.css';

type Kind = FoundResponse['groups'][number]['kind'];

const GLYPH = 36;

/** Whether the group is a single exact match. */
export const isOnePart = ({ kind, parts }: FoundResponse['groups'][number]): boolean =>
  kind === 'exact' && parts.length === 1;

const sizeText = ({ size, idMm, csMm, differs }: PartOfText, kind: Kind, unit: LengthUnit): ReactNode => {
  if (kind === 'same-size') {
    return <>same size{differs === '' ? null : <b>, {differs}</b>}</>;
  }
  if (differs !== '') {
    return (
      <>
        {size}, <b>{differs}</b>
      </>
    );
  }
  return `${size}, ${ringSizeText(unit, { idMm, csMm })}`;
};

/** A search result for a part: its ring, name, compound, size or differences, price and stock. */
export function FoundPart(props: { part: PartOfText; kind: Kind; unit: LengthUnit; search: string }): ReactNode {
  const { part, kind, unit, search } = props;
  return (
    <>
      <RingGlyph idMm={part.idMm} csMm={part.csMm} color={part.color} size={GLYPH} />
      <span className="text-mono found-part-name">
        <Marked text={part.name} search={search} />
      </span>
      <span className="found-part-what">
        <Marked text={part.summary} search={search} />
        <small>{sizeText(part, kind, unit)}</small>
      </span>
      <b className="found-part-price">{isPriced(part) ? priceDisplay(part) : ''}</b>
      <StockCell onHand={part.onHand} vendorQuantity={part.vendorQuantity} />
    </>
  );
}
