import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { StockLine } from '../../../client/ui/stock-line.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import type { ModifierType } from '../../../domain/catalog/facets.ts';
import type { Part } from '../../../domain/catalog/model.ts';
import { describePart } from '../../../domain/catalog/rows/describe-part.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { Gland } from '../../../domain/reference/glands.ts';
import { keywordHref, partHref, STORE_PATH } from '../../../domain/site/store-links.ts';
import type { Tolerance } from '../../../domain/sizes/tolerances.ts';
import type { ProductComparison } from '../../backend/port.ts';
import type { Settings } from '../../settings.ts';
import { CompoundSection } from './product.compound.tsx';
import { DimensionsSection } from './product.dimensions.tsx';
import { NearbySizes } from './product.nearby.tsx';
import { ServiceSection } from './product.service.tsx';
import { DrawingSection } from './product.sheet.tsx';

/** A modifier of the compound as the page shows it. */
export interface ShownModifier {
  readonly label: string;
  /** `#rrggbb` for colours, else null. */
  readonly color: string | null;
}

export interface ProductPageProps {
  readonly part: Part;
  readonly modifiersByType: Readonly<Record<ModifierType, readonly ShownModifier[]>>;
  /** AS568 tolerance in mm; null when none is on file. */
  readonly tolerance: Tolerance | null;
  readonly preferences: Preferences;
  readonly comparisons: readonly ProductComparison[];
  /** Parts of the same compound in neighbouring sizes. */
  readonly nearby: readonly Part[];
  /** Face-seal groove for the cross-section; null when none on file suits. */
  readonly gland: Gland | null;
  /** The pricing widget, or what stands there until it streams in. */
  readonly pricing: ReactNode;
  /** Quantity asked for in the address; '' when none. */
  readonly quantity: string;
  readonly settings: Settings;
}

/** `/product/{name}`: drawing, dimensions, compound and price of one part. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { part, preferences, quantity, modifiersByType } = props;
  const { labelDisplay } = part.compoundRecord;
  const here = partHref(part.name) + (quantity === '' ? '' : `?quantity=${encodeURIComponent(quantity)}`);
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { label: 'O-rings', href: STORE_PATH },
          { label: labelDisplay, href: keywordHref(labelDisplay) },
          { label: part.name },
        ]}
      />
      <div className="pdh">
        <h1 className="mono">{part.name}</h1>
        <p className="sec desc">{describePart(part, modifiersByType)}</p>
        <button type="button" className="btn bare sm" data-copy={part.name}>
          Copy part number
        </button>
        <div className="bar">
          <StockLine onHand={part.onHand} vendorQuantity={part.vendorQuantity} />
          <span className="units">
            <UnitLinks preferences={preferences} backTo={here} />
          </span>
        </div>
      </div>
      <div className="pd">
        <DrawingSection {...props} />
        <div className="pdp">{props.pricing}</div>
        <div>
          <div className="pdg">
            <div>
              <DimensionsSection {...props} />
              <CompoundSection {...props} />
            </div>
            <div>
              <ServiceSection {...props} />
            </div>
          </div>
          <NearbySizes part={part} nearby={props.nearby} />
        </div>
      </div>
    </div>
  );
}
