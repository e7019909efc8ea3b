import { Printer, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { ShipLine, StockLine } from '../../../client/ui/stock-line.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import {
  COMPARE_PATH,
  compareHref,
  DATASHEETS_PATH,
  datasheetHref,
  keywordHref,
  partHref,
} from '../../../domain/reference/paths/store-links.ts';
import { EMPTY_PAGE } from '../../../domain/shop/catalog/query.ts';
import { listingHref } from '../../../domain/shop/catalog-url/query-string.ts';
import { sizeParameter } from '../../../domain/shop/catalog-url/size-choice.ts';
import { compareCompounds } from '../../../domain/shop/compare/compare-compounds.ts';
import { MAX_COMPARED } from '../../../domain/shop/compare/compared-compounds.ts';
import { formatUnitPrice } from '../../../domain/shop/pricing/money.ts';
import { TemperatureBar } from '../../../drawings/charts/temperature-bar.tsx';
import '../../../client/ui/listing/table/compound-row.css';
import '../datasheets/datasheets.page.css';
import './compare.page.css';
import type { PageHead } from '../../render/page-head.ts';
import type { Compared, ComparedCompounds } from './compare.load.ts';

export { loadCompared as load } from './compare.load.ts';

export const head = ({ compared }: ComparedCompounds): PageHead => ({
  title: ['Compare compounds', compared.map(({ name }) => name).join(', ')].filter(Boolean).join(': '),
  description:
    'Sealing compounds side by side: material, hardness, temperature, compliance and fluids, differences marked.',
  canonical: COMPARE_PATH,
  noindex: true,
});

const TEMPERATURE = 'Working temperature';

const hrefOf = (compared: readonly Compared[], quantity: number | null): string =>
  compared.length === 0
    ? COMPARE_PATH
    : compareHref(
        compared.map(({ name }) => name),
        quantity,
      );

/** Returns the URL of the store with these compounds, in the compared sizes. */
const storeHref = ({ compared, quantity }: Pick<ComparedCompounds, 'compared' | 'quantity'>): string =>
  listingHref({
    ...EMPTY_PAGE,
    quantity,
    compounds: [...new Set(compared.map(({ sheet }) => sheet.label.toLowerCase()))],
    sizes: [...new Set(compared.flatMap(({ part }) => (part ? [sizeParameter(part.sizeRecord)] : [])))],
  });

function Unshown({
  unknown,
  dropped,
  quantityProblem,
  examples,
}: Pick<ComparedCompounds, 'unknown' | 'dropped' | 'quantityProblem' | 'examples'>): ReactNode {
  if (unknown.length === 0 && dropped.length === 0 && quantityProblem === null) return null;
  return (
    <Notice tone="warning" as="div">
      {unknown.length === 0 ? null : (
        <p>
          No compound is named <b className="text-mono">{unknown.join(', ')}</b>. Compound codes look like {examples[0]}
          . <TextLink href={DATASHEETS_PATH}>Browse datasheets</TextLink>
        </p>
      )}
      {quantityProblem === null ? null : <p>Starting prices are shown. {quantityProblem}.</p>}
      {dropped.length === 0 ? null : (
        <p>
          {MAX_COMPARED} compounds fit side by side; left out: <b className="text-mono">{dropped.join(', ')}</b>.
        </p>
      )}
    </Notice>
  );
}

/** Adds a compound by its label. Hidden fields keep the others. */
function AddForm({
  compared,
  quantity,
  examples,
}: Pick<ComparedCompounds, 'compared' | 'quantity' | 'examples'>): ReactNode {
  if (compared.length >= MAX_COMPARED) return null;
  return (
    <form className="datasheets-page-form" action={COMPARE_PATH}>
      {compared.map(({ name }) => (
        <input key={name} type="hidden" name="compounds" value={name} />
      ))}
      {quantity === null ? null : <input type="hidden" name="quantity" value={quantity} />}
      <label className="field">
        <span>{compared.length === 0 ? 'Compounds, separated by commas' : 'Add a compound'}</span>
        <input
          className="field-input text-mono"
          name="compounds"
          required
          maxLength={200}
          placeholder={examples.join(', ')}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button button-strong">
        {compared.length === 0 ? 'Compare' : 'Add'}
      </button>
    </form>
  );
}

function Heads({ compared, quantity }: Pick<ComparedCompounds, 'compared' | 'quantity'>): ReactNode {
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">Property</span>
        </td>
        {compared.map(({ name, part, sheet }) => (
          <th key={name} scope="col">
            <span className="compare-page-part">
              <i className="compound-row-bar" style={{ background: sheet.color }} />
              <a className="link text-mono" href={part ? partHref(name, quantity) : keywordHref(sheet.labelDisplay)}>
                {part ? name : sheet.labelDisplay}
              </a>
              <a
                className="icon-button"
                href={hrefOf(
                  compared.filter((other) => other.name !== name),
                  quantity,
                )}
                aria-label={`Remove ${part ? name : sheet.labelDisplay}`}
              >
                <X className="icon icon-small" aria-hidden="true" />
              </a>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const priceOf = ({ part, offer }: Compared): string => {
  if (offer) return offer.price;
  return part === null || part.priceE5 === 0 ? 'Check Pricing' : formatUnitPrice(part.priceE5);
};

/** Price and stock of the parts, for the quantity if there is one. Compounds have neither. */
function PartRows({ compared, quantity }: Pick<ComparedCompounds, 'compared' | 'quantity'>): ReactNode {
  if (compared.every(({ part }) => part === null)) return null;
  const differing = (of: (one: Compared) => string): string | undefined =>
    new Set(compared.map((one) => (one.part === null ? null : of(one)))).size > 1 ? 'is-different' : undefined;
  return (
    <>
      <tr className={differing((one) => priceOf(one) + one.offer?.total)}>
        <th scope="row">{quantity === null ? 'Starting price' : `Price for ${formatCount(quantity)}`}</th>
        {compared.map((one) => (
          <td key={one.name}>
            {one.part === null ? (
              '–'
            ) : (
              <>
                <TextLink href={`${partHref(one.name, quantity)}#pricing`}>
                  {priceOf(one)}
                  <span className="visually-hidden"> of {one.name}</span>
                </TextLink>
                {one.offer?.total ? ` each, ${one.offer.total}` : null}
              </>
            )}
          </td>
        ))}
      </tr>
      <tr
        className={differing(({ part, offer }) =>
          offer ? offer.ships + offer.supply : `${part?.onHand} ${part?.vendorQuantity}`,
        )}
      >
        <th scope="row">{quantity === null ? 'Stock' : `Stock for ${formatCount(quantity)}`}</th>
        {compared.map(({ name, part, offer }) => (
          <td key={name}>
            {offer ? (
              <>
                <ShipLine {...offer} />
                {offer.supply}
              </>
            ) : part === null ? (
              '–'
            ) : (
              <StockLine onHand={part.onHand} vendorQuantity={part.vendorQuantity} />
            )}
          </td>
        ))}
      </tr>
    </>
  );
}

function Table({
  compared,
  quantity,
  preferences,
}: Pick<ComparedCompounds, 'compared' | 'quantity' | 'preferences'>): ReactNode {
  const sheets = compared.map(({ sheet }) => sheet);
  const rows = compareCompounds(sheets, preferences.temperature);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
    <section className="datasheets-page-frame" tabIndex={0} aria-label="Comparison">
      <table
        className="compare-page-table"
        aria-label="Comparison"
        style={{ '--columns': compared.length } as CSSProperties}
      >
        <Heads compared={compared} quantity={quantity} />
        <tbody>
          <PartRows compared={compared} quantity={quantity} />
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={differs ? 'is-different' : undefined}>
              <th scope="row">
                {label}
                {differs ? <span className="visually-hidden">, differs</span> : null}
              </th>
              {compared.map(({ name, sheet }, at) => (
                <td key={name}>
                  {label === TEMPERATURE && sheet.lowC !== null && sheet.highC !== null ? (
                    <TemperatureBar lowC={sheet.lowC} highC={sheet.highC} />
                  ) : null}
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Datasheet</th>
            {compared.map(({ name, sheet: { label, labelDisplay, published } }) => (
              <td key={name}>
                {published ? (
                  <TextLink href={datasheetHref(label)}>
                    Datasheet<span className="visually-hidden"> of {labelDisplay}</span>
                  </TextLink>
                ) : (
                  <span className="text-muted">On request</span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** `/compare`: up to six compounds or parts in columns. Rows that differ are highlighted. */
export default function ComparePage(props: ComparedCompounds): ReactNode {
  const { compared, quantity, preferences, origin } = props;
  return (
    <div className="page compare-page">
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Datasheets', href: DATASHEETS_PATH }, { label: 'Compare' }]}
      />
      <div className="page-head">
        <h1 className="heading-2">Compare compounds</h1>
        {compared.length === 0 ? null : (
          <div className="page-head-bar">
            <TextLink href={storeHref(props)}>Back to the store with these compounds</TextLink>
            <button type="button" className="button button-small" data-copy={origin + hrefOf(compared, quantity)}>
              Copy link
            </button>
            <span className="unit-links-group">
              <UnitLinks only="temperature" preferences={preferences} backTo={hrefOf(compared, quantity)} />
            </span>
            <button type="button" className="button button-small only-script" data-enhance="print">
              <Printer className="icon icon-small" aria-hidden="true" /> Print
            </button>
          </div>
        )}
      </div>
      <Unshown {...props} />
      {compared.length === 0 ? (
        <p className="text-lead">
          Nothing is selected yet. Enter up to {MAX_COMPARED} compounds or parts, or tick rows in the store.
        </p>
      ) : (
        <>
          <Table compared={compared} quantity={quantity} preferences={preferences} />
          <p className="text-small">
            {compared.length > 1 ? 'Marked rows differ. ' : ''}Fluids, shelf life and permeability are typical of the
            material, not measured on the compound: use them as a guide and test in service.
          </p>
        </>
      )}
      <AddForm compared={compared} quantity={quantity} examples={props.examples} />
    </div>
  );
}
