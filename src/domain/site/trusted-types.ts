/** The Trusted Types policy for script elements. src/client/trusted.ts creates it. */
export const TRUSTED_TYPES_POLICY = 'canyon';
/** The policy that allows registering the service worker and nothing else. src/client/offline/registration.ts creates it. */
export const WORKER_POLICY = 'canyon-offline';
