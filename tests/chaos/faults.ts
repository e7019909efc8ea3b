/** Faults of a backend. */
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

/** Faults of the backend that a new isolate encounters first: the catalog is in KV, and nothing else is cached. */
const COLD_FAULTS = ['cold hang', 'cold status 500'] as const;

/** Faults of the platform. */
const PLATFORM_FAULTS = [
  'KV fails',
  'KV hangs',
  'D1 fails',
  'D1 hangs',
  'cold D1 fails',
  'R2 fails',
  'R2 hangs',
  'R2 fails at the second file',
  'mail fails',
  'KV returns older values',
  'snapshot truncated',
  'sync interrupted',
  'clock skew',
  'visitors leave',
] as const;

export const FAULTS = [...BACKEND_FAULTS, ...COLD_FAULTS, ...PLATFORM_FAULTS] as const;

export type BackendFault = (typeof BACKEND_FAULTS)[number];
export type Fault = (typeof FAULTS)[number];

/** Returns the backend's fault, or `null` when it works. */
export const backendFaultOf = (fault: Fault): BackendFault | null => {
  const name = fault.replace(/^cold /, '');
  return BACKEND_FAULTS.find((one) => one === name) ?? null;
};

/** Returns whether a new isolate encounters the fault. */
export const isCold = (fault: Fault): boolean => fault.startsWith('cold ') || fault === 'snapshot truncated';

export type StoreFault = 'fails' | 'hangs';

/** Faults of the Worker's bindings. */
export interface BindingFaults {
  readonly kv?: StoreFault | 'older' | null;
  readonly d1?: StoreFault | null;
  readonly r2?: StoreFault | 'second file fails' | null;
  readonly mail?: StoreFault | null;
}

const BINDING_FAULTS: Partial<Record<Fault, BindingFaults>> = {
  'KV fails': { kv: 'fails' },
  'KV hangs': { kv: 'hangs' },
  'KV returns older values': { kv: 'older' },
  'D1 fails': { d1: 'fails' },
  'D1 hangs': { d1: 'hangs' },
  'cold D1 fails': { d1: 'fails' },
  'R2 fails': { r2: 'fails' },
  'R2 hangs': { r2: 'hangs' },
  'R2 fails at the second file': { r2: 'second file fails' },
  'mail fails': { mail: 'fails' },
};

export const bindingFaultsOf = (fault: Fault): BindingFaults => BINDING_FAULTS[fault] ?? {};

/** The expected availability during a fault. */
export interface Conditions {
  /** Prices are current: the backend responds in time with readable data. */
  readonly hasPrices: boolean;
  /** Existing lists are returned as empty. */
  readonly hasEmptyLists: boolean;
  /** Visitor data can be stored. */
  readonly canStore: boolean;
  /** Files can be stored. */
  readonly canUpload: boolean;
  readonly canSignIn: boolean;
  /** The backend rejects sign-ins by rate limit. */
  readonly isBusy: boolean;
}

/** Without a fault. */
export const ALL_WELL: Conditions = {
  hasPrices: true,
  hasEmptyLists: false,
  canStore: true,
  canUpload: true,
  canSignIn: true,
  isBusy: false,
};

/** The server's rows still arrive, late or incomplete. */
const ANSWERING: readonly Fault[] = ['slow 1.2 s', 'empty lists'];
/** Only the site's token is rejected. */
const SIGNING_IN: readonly Fault[] = [...ANSWERING, 'expired token'];

export const conditionsOf = (fault: Fault): Conditions => {
  const isBackendWell = backendFaultOf(fault) === null;
  const isDatabaseWell = bindingFaultsOf(fault).d1 === undefined;
  return {
    hasPrices: isBackendWell || ANSWERING.includes(fault),
    hasEmptyLists: fault === 'empty lists',
    canStore: isDatabaseWell,
    canUpload: !fault.startsWith('R2'),
    canSignIn: isBackendWell || SIGNING_IN.includes(fault),
    isBusy: fault === 'status 429',
  };
};
