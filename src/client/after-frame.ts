const AFTER_FRAME_MS = 50;

/**
 * Runs `work` after the next paint, so that the current event's changes are visible and their follow-up work has
 * started.
 */
export const afterFrame = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work, AFTER_FRAME_MS));
};
