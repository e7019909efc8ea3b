import { cutText } from '../../kit/text/bounded-text.ts';
import { tidyLines } from '../../kit/text/tidy-lines.ts';

/** Maximum characters of an email that are read. The rest is almost always quoted history. */
const LONGEST_READ = 200_000;
/** Maximum lines of an email that are read. */
const MAX_LINES = 5000;

/** Starts of lines, in lower case, after which mail programs repeat an earlier email. */
const SEPARATORS = [
  '-----original message-----',
  '-----ursprüngliche nachricht-----',
  '-----message d’origine-----',
  '---------- forwarded message',
  '________________________________',
  'begin forwarded message:',
];

/** Maximum length of a line such as "On Nov 23, 2026, at 3:19 PM, Canyon Seals wrote:", which may be two lines. */
const LONGEST_INTRODUCTION = 300;
const INTRODUCTION_STARTS = ['on ', 'am ', 'le ', 'el ', 'il ', 'op ', '> on '];
const INTRODUCTION_VERBS = [' wrote', ' schrieb', ' a écrit', ' escribió', ' ha scritto', ' schreef'];

const isIntroduction = (line: string, next: string): boolean => {
  const start = line.toLowerCase();
  if (!INTRODUCTION_STARTS.some((words) => start.startsWith(words))) return false;
  const whole = `${start} ${next.toLowerCase()}`.trim();
  return [start, whole].some(
    (text) =>
      text.length <= LONGEST_INTRODUCTION &&
      text.endsWith(':') &&
      INTRODUCTION_VERBS.some((verb) => text.includes(verb)),
  );
};

/** Outlook repeats the header of the earlier email: a line "From: …" followed by "Sent: …" or "Date: …". */
const isRepeatedHeader = (line: string, next: string): boolean =>
  /^\*?(?:from|von|de):/i.test(line) && /^\*?(?:sent|date|gesendet|datum|envoyé|enviado):/i.test(next);

const isSeparator = (line: string): boolean => {
  const lower = line.toLowerCase();
  return SEPARATORS.some((words) => lower.startsWith(words));
};

const isQuoted = (line: string): boolean => line.startsWith('>');

/** Returns the number of lines before the quoted history and the signature. */
const endOf = (lines: readonly string[]): number => {
  for (const [at, line] of lines.entries()) {
    const next = (lines[at + 1] ?? '').trim();
    // Two hyphens and a space mark the start of the signature (RFC 3676 §4.3).
    if (line === '-- ') return at;
    const text = line.trim();
    if (isSeparator(text) || isIntroduction(text, next) || isRepeatedHeader(text, next)) return at;
  }
  return lines.length;
};

/**
 * Returns what a person wrote in an email: plain text without the quoted history, the signature and unprintable
 * characters, at most `most` characters. A text that is only a quotation is returned whole, because the reply may be
 * below or between the quoted lines.
 */
export const replyText = (text: string, most: number): string => {
  const lines = cutText(text, LONGEST_READ).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n', MAX_LINES);
  const own = lines.slice(0, endOf(lines)).filter((line) => !isQuoted(line));
  const kept = own.some((line) => line.trim() !== '') ? own : lines;
  const clean = tidyLines(kept.map((line) => line.trimEnd()).join('\n')).replace(/\n{3,}/g, '\n\n');
  return cutText(clean, most);
};
