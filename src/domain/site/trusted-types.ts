/** The one policy of trusted types that pages may make; src/client/trusted.ts does. */
export const TRUSTED_TYPES_POLICY = 'canyon';
