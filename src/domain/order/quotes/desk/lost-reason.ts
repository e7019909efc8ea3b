/** Why a quote was lost, as the desk shows it. The month's report counts quotes by these reasons. */
export const LOST_REASONS = {
  price: 'Price',
  'ship-time': 'Ship time',
  competitor: 'Bought elsewhere',
  'no-need': 'No longer needed',
  'cannot-supply': 'We cannot supply it',
  'no-response': 'No response',
  duplicate: 'Duplicate request',
} as const;

export type LostReason = keyof typeof LOST_REASONS;

export const isLostReason = (text: unknown): text is LostReason =>
  typeof text === 'string' && Object.hasOwn(LOST_REASONS, text);
