/** The only Trusted Types policy that pages may create. src/client/trusted.ts creates it. */
export const TRUSTED_TYPES_POLICY = 'canyon';
