/** A click as the page's JavaScript reports it. */
export const CLICK = {
  type: 'click',
  unique: true,
  targetOffset: { x: 0.5, y: 0.25 },
  targetBuilderElement: 'builder-1',
  builderTargetOffset: { x: 0.1, y: 0.2 },
  builderElementIndex: 0,
} as const;
