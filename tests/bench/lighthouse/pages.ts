/** Limits of a page: KB as sent, and requests until the network is idle. */
interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Minimum performance score on a phone. */
  readonly performance: number;
  /** Excluded from search engines on purpose, so that the SEO score is meaningless. */
  readonly isPrivate?: true;
  readonly budget: Budget;
}

const CONTENT: Budget = { kilobytes: 180, requests: 19 };

/** One page of each type. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', performance: 98, budget: CONTENT },
  { name: 'store', path: '/shop/orings', performance: 95, budget: { kilobytes: 305, requests: 46 } },
  { name: 'part', path: '/product/fk7502-214', performance: 98, budget: CONTENT },
  { name: 'chart', path: '/as568-sizing-chart', performance: 98, budget: CONTENT },
  { name: 'hub', path: '/elastomers-hub', performance: 98, budget: CONTENT },
  { name: 'material', path: '/epdm', performance: 98, budget: CONTENT },
  { name: 'cart', path: '/cart', performance: 98, isPrivate: true, budget: { kilobytes: 280, requests: 39 } },
  { name: 'datasheets', path: '/datasheets', performance: 98, budget: CONTENT },
];
