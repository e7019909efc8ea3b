declare const CANYON_BUILD: string | undefined;

/** Names this build of the Worker; nothing is kept beyond it. */
export const BUILD = typeof CANYON_BUILD === 'string' ? CANYON_BUILD : 'source';
