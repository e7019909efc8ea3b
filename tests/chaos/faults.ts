/** What a backend's server may do instead of answering. */
export const BACKEND_FAULTS = [
  'slow 1.2 s',
  'slow 3 s',
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
const STORE_FAULTS = ['KV fails', 'KV hangs', 'D1 fails', 'D1 hangs'] as const;

/** Faults of the backend that a new isolate meets first of all: the catalog is in KV, and nothing else anywhere. */
const COLD_FAULTS = ['cold hang', 'cold status 500'] as const;

export const FAULTS = [...BACKEND_FAULTS, ...COLD_FAULTS, ...STORE_FAULTS] as const;

export type BackendFault = (typeof BACKEND_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];

/** What the backend does while a fault lasts; null: it is well. */
export const backendFaultOf = (fault: Fault): BackendFault | null => {
  const name = fault.replace(/^cold /, '');
  return BACKEND_FAULTS.find((one) => one === name) ?? null;
};

export const isCold = (fault: Fault): boolean => COLD_FAULTS.some((one) => one === fault);

/** What can be had while a fault lasts. */
export interface Conditions {
  /** Prices as they are now: the backend answers in time, and what it answers can be read. */
  readonly hasPrices: boolean;
  /** Lists that are there are told as empty. */
  readonly hasEmptyLists: boolean;
  /** What visitors send can be stored. */
  readonly canStore: boolean;
  readonly canSignIn: boolean;
}

/** While all is well. */
export const ALL_WELL: Conditions = { hasPrices: true, hasEmptyLists: false, canStore: true, canSignIn: true };

/** The server's rows still arrive, though late or only some of them. */
const ANSWERING: readonly Fault[] = ['slow 1.2 s', 'empty lists'];
/** It is the site's token that it no longer takes. */
const SIGNING_IN: readonly Fault[] = [...ANSWERING, 'expired token'];

export const conditionsOf = (fault: Fault): Conditions => {
  const isBackendWell = backendFaultOf(fault) === null;
  return {
    hasPrices: isBackendWell || ANSWERING.includes(fault),
    hasEmptyLists: fault === 'empty lists',
    canStore: !fault.startsWith('D1'),
    canSignIn: isBackendWell || SIGNING_IN.includes(fault),
  };
};
