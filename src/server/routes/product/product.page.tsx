import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { isLate } from '../../../client/ui/late.tsx';
import { pinOf } from '../../../client/ui/pricing/pricing-part.ts';
import { StockLine } from '../../../client/ui/stock-line.tsx';
import { UnitLinks } from '../../../client/ui/unit-links.tsx';
import { keywordHref, partHref, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import { describePart } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { COMPARE_KEY } from '../../../domain/site/storage-keys.ts';
import type { PageHead } from '../../render/page-head.ts';
import { productData } from '../../render/structured-data.ts';
import { CompoundSection } from './product.compound.tsx';
import { DimensionsSection } from './product.dimensions.tsx';
import { AboutFiles, PartFiles } from './product.files.tsx';
import { NearbySizes } from './product.nearby.tsx';
import { PricingPanel } from './product.pricing.tsx';
import type { ProductPageProps } from './product.props.ts';
import { ServiceSection } from './product.service.tsx';
import { DrawingSection } from './product.sheet.tsx';
import './product.page.css';

export const head = (props: ProductPageProps): PageHead => {
  const { part, pricingPart, modifiersByType, pricing, comparisons, settings } = props;
  const canonical = partHref(part.name);
  const { description, descriptionTwo } = pricingPart;
  const words = {
    description: `${description}, ${descriptionTwo}`,
    material: modifiersByType.material[0]?.label ?? '',
    color: modifiersByType.color[0]?.label ?? '',
  };
  return {
    title: `${part.name} O-ring, ${description}, ${displaySize(part.sizeRecord.standard, part.sizeRecord.code)}`,
    description: `O-ring ${part.name}: ${words.description}. Price breaks, stock and ship time for any quantity.`,
    canonical,
    sheets: ['part'],
    skip: { href: '#price', text: 'Skip to price' },
    preload: ['pricing', 'part-compare', 'part-view'],
    streams: isLate(pricing, comparisons),
    type: 'product',
    image: `/og${canonical}.png`,
    structured: [productData(props, words, settings)],
  };
};

/** `/product/{name}`: drawing, dimensions, compound and price of one part. */
export default function ProductPage(props: ProductPageProps): ReactNode {
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
      <div className="page-head">
        <h1 className="text-mono">{part.name}</h1>
        <p className="text-secondary page-head-summary">{describePart(part, modifiersByType)}</p>
        <div className="page-head-bar">
          <Island name="part-compare" props={{ pin: pinOf(props.pricingPart) }} on="touch" remembers={COMPARE_KEY} />
          <StockLine onHand={part.onHand} vendorQuantity={part.vendorQuantity} />
          <span className="unit-links-group">
            <UnitLinks preferences={preferences} backTo={here} />
          </span>
          <button type="button" className="button button-plain button-small" data-copy={part.name}>
            Copy part number
          </button>
        </div>
      </div>
      <div className="product-page">
        <DrawingSection {...props} />
        <div className="product-page-pricing" id="price" tabIndex={-1}>
          <PricingPanel part={props.pricingPart} pricing={props.pricing} quantity={quantity} />
        </div>
        <PartFiles {...props} />
        <div className="product-page-rest">
          <div className="product-page-facts">
            <div>
              <DimensionsSection size={part.sizeRecord} tolerance={props.tolerance} section={props.section} />
              <CompoundSection {...props} />
              <AboutFiles {...props} />
            </div>
            <div>
              <ServiceSection {...props} />
            </div>
          </div>
          <NearbySizes part={part} nearby={props.nearby} unit={preferences.measurement} />
        </div>
      </div>
    </div>
  );
}
