/** What a page may weigh: KB as sent, requests until it is quiet. */
interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Least score of performance on a phone. */
  readonly performance: number;
  /** Not for search engines, on purpose: that score says nothing. */
  readonly isPrivate?: true;
  readonly budget: Budget;
}

const CONTENT: Budget = { kilobytes: 180, requests: 19 };

/** One page of each type. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', performance: 98, budget: CONTENT },
  { name: 'store', path: '/shop/orings', performance: 95, budget: { kilobytes: 310, requests: 48 } },
  { name: 'part', path: '/product/fk7502-214', performance: 98, budget: CONTENT },
  { name: 'chart', path: '/as568-sizing-chart', performance: 98, budget: CONTENT },
  { name: 'hub', path: '/elastomers-hub', performance: 98, budget: CONTENT },
  { name: 'material', path: '/epdm', performance: 98, budget: CONTENT },
  { name: 'cart', path: '/cart', performance: 98, isPrivate: true, budget: { kilobytes: 270, requests: 42 } },
  { name: 'datasheets', path: '/datasheets', performance: 98, budget: CONTENT },
];
