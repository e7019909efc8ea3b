/** What a backend's server may do instead of answering. */
export const BACKEND_FAULTS = [
  'slow',
  'hang',
  'reset',
  'status 500',
  'status 429',
  'HTML',
  'truncated JSON',
  'wrong types',
  'expired token',
  'empty lists',
] as const;

/** What the platform's stores may do. */
export const STORE_FAULTS = ['KV fails', 'KV hangs', 'D1 fails', 'D1 hangs'] as const;

export type BackendFault = (typeof BACKEND_FAULTS)[number];
export type StoreFault = (typeof STORE_FAULTS)[number];
export type Fault = BackendFault | StoreFault;

export const isStoreFault = (fault: Fault): fault is StoreFault => STORE_FAULTS.some((one) => one === fault);
