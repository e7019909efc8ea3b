import type { MeasuredView } from '../../../src/domain/site/api/vitals.ts';

/** A view of the store as a browser reports it. */
export const VIEW: MeasuredView = {
  page: 'store',
  device: 'desktop',
  connection: '4g',
  metrics: [
    { name: 'LCP', value: 1800, navigation: 'navigate' },
    { name: 'CLS', value: 0.12, navigation: 'navigate' },
    { name: 'INP', value: 640, navigation: 'navigate' },
  ],
};
