import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { requestQuoteHref } from '../../../client/ui/pricing/pricing-part.ts';
import { StockLine } from '../../../client/ui/stock-line.tsx';
import { formatLength, type LengthUnit } from '../../../domain/kit/units.ts';
import { partHref, STORE_PATH, sizeHref } from '../../../domain/reference/paths/store-links.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import { type ToleranceTable, toleranceOf } from '../../../domain/reference/sizes/tolerances.ts';
import { GhostRing } from '../../../drawings/rings/ghost-ring.tsx';
import type { PartWithoutCompound } from '../../backend/port.ts';
import type { PageHead } from '../../render/page-head.ts';
import type { Settings } from '../../settings.ts';
import { DimensionsSection } from './product.dimensions.tsx';
import '../site/not-found.page.css';
import './product.page.css';

interface PartWithoutCompoundPageProps {
  readonly part: PartWithoutCompound;
  readonly tolerances: ToleranceTable;
  readonly unit: LengthUnit;
  readonly settings: Settings;
}

export const head = ({ part }: PartWithoutCompoundPageProps): PageHead => ({
  title: `${part.name} O-ring, compound not on file`,
  description: `What is known of the O-ring ${part.name}, and how to ask for the rest.`,
  canonical: partHref(part.name),
  sheets: ['part'],
  noindex: true,
});

const NOT_ON_FILE = [
  'Material, color and hardness',
  'Temperature range',
  'Certificates',
  'Price and ship time',
  'Drawing and model as files',
];

const Unknown = (): ReactNode => (
  <section aria-labelledby="unknown">
    <h2 className="heading-4 text-ruled" id="unknown">
      Not on file
    </h2>
    <ul className="ruled-list">
      {NOT_ON_FILE.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </section>
);

const Dimensions = ({ size, tolerances }: { size: Size | null; tolerances: ToleranceTable }): ReactNode =>
  size === null ? (
    <p>Its size is not on file either.</p>
  ) : (
    <DimensionsSection size={size} tolerance={toleranceOf(tolerances, size)} section="elastomer" />
  );

/** The ring in dashed lines, because its cross-section is unknown. */
const Drawing = ({ size, unit }: { size: Size | null; unit: LengthUnit }): ReactNode => (
  <div className="drawing-sheet only-desktop">
    {size === null ? (
      <GhostRing label="compound and size not on file" />
    ) : (
      <GhostRing label="compound not on file" dimension={`⌀${formatLength(unit, size.idMm)} ${unit}`} />
    )}
  </div>
);

/**
 * `/product/{name}` of a part whose compound is not on file: what is known, what is unknown, and how to request a
 * quote.
 */
export default function PartWithoutCompoundPage(props: PartWithoutCompoundPageProps): ReactNode {
  const { part, tolerances, unit, settings } = props;
  const { name, size, onHand } = part;
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'O-rings', href: STORE_PATH }, { label: name }]} />
      <div className="page-head">
        <h1 className="text-mono">{name}</h1>
        <p className="text-secondary page-head-summary">
          O-ring{size === null ? '' : `, ${displaySize(size.standard, size.code)}`}; its compound is not on file.
        </p>
        <div className="page-head-bar">
          <StockLine onHand={onHand} vendorQuantity={0} />
        </div>
      </div>
      <div className="not-found-page">
        <div>
          <p className="text-lead">
            Send us this number and where the ring works. An engineer confirms the compound and quotes it.
          </p>
          <div className="product-page-facts">
            <Dimensions size={size} tolerances={tolerances} />
            <Unknown />
          </div>
          <p className="actions">
            <a className="button button-primary" href={requestQuoteHref(name, null)}>
              Request a quote
            </a>
            {size === null ? null : (
              <a className="button" href={sizeHref(size)}>
                All compounds in {displaySize(size.standard, size.code)}
              </a>
            )}
            <EmailLink email={settings.salesEmail} />
          </p>
        </div>
        <Drawing size={size} unit={unit} />
      </div>
    </div>
  );
}
