const AFTER_FRAME_MS = 50;

/** Runs work once what the running event changed has been drawn, and what follows it has begun. */
export const afterFrame = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work, AFTER_FRAME_MS));
};
