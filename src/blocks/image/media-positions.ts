/** Places within a picture or a video, as the editor offers them. */
export const POSITIONS = [
  ...(['center', 'top', 'left', 'right', 'bottom'] as const),
  ...(['top left', 'top right', 'bottom left', 'bottom right'] as const),
] as const;
