/** Maximum length of a URL that mail programs are known to accept. */
const LONGEST_ADDRESS = 1900;

/**
 * Returns a `mailto:` URL that requests a quote. If the text is too long for a URL, it is cut at a line break with a
 * hint to copy the full text instead.
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
