/** Longest address that mail programs are known to take. */
const LONGEST_ADDRESS = 1900;

/**
 * A `mailto:` address that asks for a quote. A text too long for an address is cut at a line and says so: the whole
 * of it is then to be copied.
 *
 * @example quoteEmail('sales@example.com', 'Quote request', ['FK7502-214 × 100'])
 * // 'mailto:sales@example.com?subject=Quote%20request&body=FK7502-214%20%C3%97%20100'
 */
export const quoteEmail = (address: string, subject: string, lines: readonly string[]): string => {
  const head = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = head + encodeURIComponent(lines.join('\r\n'));
  if (whole.length <= LONGEST_ADDRESS) return whole;
  const rest = encodeURIComponent('\r\n(The list goes on: please paste the copied request here.)');
  let body = '';
  for (const line of lines) {
    const next = body + (body === '' ? '' : '%0D%0A') + encodeURIComponent(line);
    if (head.length + next.length + rest.length > LONGEST_ADDRESS) break;
    body = next;
  }
  return head + body + rest;
};
