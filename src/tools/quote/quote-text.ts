import { contactLines, senderText } from '../../domain/order/quotes/quote-contact.ts';
import type { QuoteRecord } from './quote-record.ts';

const nameOf = (line: Readonly<Record<string, unknown>>): string => {
  const { sent } = line;
  return typeof sent === 'object' && sent !== null ? String(Reflect.get(sent, 'productName')) : '';
};

/** Formats a quote request for staff on the command line: sender, form fields, and the answer to each line. */
export const quoteText = (record: QuoteRecord): string => {
  const { number, contact, status, answer, answer_lines, lines, texts, valid_until } = record;
  const answers = new Map(answer_lines.map((line) => [Number(line.line), line]));
  const answerText = (at: number): string => {
    const { unit_price, days, quantity, offered_part, words } = answers.get(at) ?? {};
    const parts = [
      offered_part,
      unit_price && `$${unit_price}`,
      days && `${days} days`,
      quantity && `${quantity} pieces`,
      words,
    ];
    return parts.filter(Boolean).join(', ') || 'as asked for';
  };
  return [
    `${number}: ${status}${valid_until === null ? '' : `, valid until ${valid_until}`}`,
    ...[senderText(contact), ...contactLines(contact), answer].filter(Boolean),
    ...[...lines.map(nameOf), ...texts.map((text) => `“${text}”`)].map(
      (name, at) => `  ${at + 1} ${name}: ${answerText(at + 1)}`,
    ),
  ].join('\n');
};
