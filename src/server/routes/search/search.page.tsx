import { ArrowRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { LONGEST_SEARCH } from '../../../domain/api/search.ts';
import type { ListingResponse, ShopRow } from '../../../domain/catalog/listing.ts';
import { compoundText } from '../../../domain/catalog/rows/describe-part.ts';
import { shownTitle } from '../../../domain/content/entry.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import type { PricingPart } from '../../../domain/pricing/pricing-part.ts';
import { QUICK_LINKS } from '../../../domain/site/navigation.ts';
import { keywordHref, listHref, partHref, QUOTE_PATH, STORE_PATH } from '../../../domain/site/store-links.ts';
import { counted, inNumber } from '../../../domain/text/counted.ts';
import { formatLength } from '../../../domain/units.ts';
import { RingGlyph } from '../../../drawings/ring-glyph.tsx';
import type { PageRecord } from '../../backend/port.ts';

/** A part of a list, with the quantity that stands beside it. */
interface ListedPart extends PricingPart {
  readonly quantity: number | null;
}

interface SearchPageProps {
  /** What was searched for, trimmed and cut; '' = nothing was. */
  readonly text: string;
  /** Whether the text was longer than what is searched for. */
  readonly cut: boolean;
  /** The parts the text names, if it is a list of parts. */
  readonly listed: readonly ListedPart[];
  /** null without a text. */
  readonly parts: ListingResponse<ShopRow> | null;
  readonly pages: readonly PageRecord[];
  readonly preferences: Preferences;
}

const labelOf = (row: ShopRow, type: string): string | undefined =>
  row.compound.modifiers.find(({ modifiers_id }) => modifiers_id.type === type)?.modifiers_id.label;

const PartLine = ({ row, preferences }: { row: ShopRow; preferences: Preferences }): ReactNode => {
  const { measurement: unit } = preferences;
  const { durometer, durometer_scale: durometerScale, background_color: color } = row.compound;
  return (
    <li>
      <a href={partHref(row.name)}>
        <RingGlyph idMm={row.id_mm} csMm={row.cs_mm} color={color} />
        <span className="text-mono">{row.name}</span>
        <span className="text-secondary">
          {compoundText(
            { durometer, durometerScale },
            { material: labelOf(row, 'material'), color: labelOf(row, 'color') },
          )}
        </span>
        <span className="text-mono text-muted">
          {formatLength(unit, row.id_mm)} × {formatLength(unit, row.cs_mm)} {unit}
        </span>
      </a>
    </li>
  );
};

const Parts = (props: { text: string; parts: ListingResponse<ShopRow>; preferences: Preferences }): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Parts</h2>
    <ul className="search-page-parts">
      {props.parts.items.map((row) => (
        <PartLine key={row.id} row={row} preferences={props.preferences} />
      ))}
    </ul>
    <a className="button button-strong" href={keywordHref(props.text)}>
      {props.parts.totalItems === 1 ? 'Show it in the store' : `Show all ${counted(props.parts.totalItems, 'part')}`}
      <ArrowRight className="icon" />
    </a>
  </section>
);

const Listed = ({ listed }: { listed: readonly ListedPart[] }): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Parts of this list</h2>
    <ul className="search-page-parts">
      {listed.map(({ productId, productName, description, descriptionTwo, color, idMm = 0, csMm = 0, quantity }) => (
        <li key={productId}>
          <a href={partHref(productName)}>
            <RingGlyph idMm={idMm} csMm={csMm} color={color} />
            <span className="text-mono">{productName}</span>
            <span className="text-secondary">
              {description}, {descriptionTwo}
            </span>
            <span className="text-mono text-muted">{quantity === null ? '' : formatCount(quantity)}</span>
          </a>
        </li>
      ))}
    </ul>
    <a
      className="button button-strong"
      href={listHref(
        listed.map(({ productName, quantity }) => (quantity === null ? productName : `${productName}, ${quantity}`)),
      )}
    >
      Add {inNumber(listed.length, 'this part', `these ${counted(listed.length, 'part')}`)} to the quote cart
      <ArrowRight className="icon" />
    </a>
  </section>
);

const Pages = ({ pages }: { pages: readonly PageRecord[] }): ReactNode => (
  <section>
    <h2 className="heading-3 text-ruled">Pages</h2>
    <ul className="search-page-pages">
      {pages.map(({ id, title, url, description = '' }) => (
        <li key={id}>
          <a href={url}>
            <b>{shownTitle(title)}</b>
            {description === '' ? null : <span className="text-secondary">{description}</span>}
            <span className="text-mono text-muted">{url}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Leads = (): ReactNode => (
  <ul className="search-page-queries">
    {QUICK_LINKS.map(({ label, href }) => (
      <li key={href}>
        <a className="link" href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

const Nothing = ({ asked }: { asked: boolean }): ReactNode => (
  <>
    <p className="text-lead">
      {asked
        ? 'Check the spelling, use fewer words, or give a size: a dash number, or inside diameter and cross-section. If the part is not listed we may still have it.'
        : 'Give a part number, a size such as AS568-214, a material, or what a page is about.'}
    </p>
    <p className="actions">
      <a className="button button-primary" href={asked ? QUOTE_PATH : STORE_PATH}>
        {asked ? 'Request a quote' : 'Shop O-rings'}
      </a>
      {asked ? (
        <a className="button" href={STORE_PATH}>
          Shop O-rings
        </a>
      ) : null}
    </p>
    <Leads />
  </>
);

const Form = ({ text }: { text: string }): ReactNode => (
  <form action="/search" method="get" className="search-page-form">
    <label className="field">
      <span>Search parts and pages</span>
      <input className="field-input" type="search" name="query" defaultValue={text} spellCheck={false} />
    </label>
    <button type="submit" className="button button-strong">
      Search
    </button>
  </form>
);

/** `/search`: how much was found, the first parts with the way into the store, the pages. */
export function SearchPage({ text, cut, listed, parts, pages, preferences }: SearchPageProps): ReactNode {
  const found = listed.length + (parts?.totalItems ?? 0) + pages.length > 0;
  return (
    <div className="page search-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <h1 className="heading-2">{text === '' ? 'Search' : `${found ? 'Results' : 'Nothing found'} for “${text}”`}</h1>
      {parts !== null && found ? (
        <p className="text-secondary">
          {[
            listed.length === 0 ? '' : `${counted(listed.length, 'part')} of a list`,
            parts.totalItems === 0 ? '' : counted(parts.totalItems, 'part'),
            pages.length === 0 ? '' : counted(pages.length, 'page'),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      <Form text={text} />
      {cut ? (
        <p className="notice notice-info">
          <Info className="icon" />
          Your search was long. We used its first {LONGEST_SEARCH} characters.
        </p>
      ) : null}
      {parts === null || !found ? (
        <Nothing asked={text !== ''} />
      ) : (
        <div className="search-page-groups">
          {listed.length === 0 ? null : <Listed listed={listed} />}
          {parts.totalItems === 0 ? null : <Parts text={text} parts={parts} preferences={preferences} />}
          {pages.length === 0 ? null : <Pages pages={pages} />}
        </div>
      )}
    </div>
  );
}
