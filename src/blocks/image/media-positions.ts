/** Positions within a picture or video that the editor offers. */
export const POSITIONS = [
  ...(['center', 'top', 'left', 'right', 'bottom'] as const),
  ...(['top left', 'top right', 'bottom left', 'bottom right'] as const),
] as const;
