/** The page of rings at true size. */
export const RING_GAUGE_PATH = '/tools/ring-gauge';
