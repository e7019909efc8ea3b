import sanitize from 'sanitize-html';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';

/** Maximum characters of HTML that are read. */
const LONGEST_HTML = 256 * 1024;

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['br', 'p', 'div', 'li', 'tr', 'blockquote', 'h1', 'h2', 'h3'],
  allowedAttributes: {},
  // The content of these elements is not text.
  nonTextTags: ['style', 'script', 'head', 'title', 'textarea', 'option', 'noscript', 'template', 'svg', 'math'],
  // The history that mail programs quote. It is dropped with its content.
  exclusiveFilter: ({ tag }) => tag === 'blockquote',
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Returns the text of an email's HTML, one line per block. The sanitizer leaves only tags without attributes and four
 * entities, which are replaced here. The result is text and is never shown as HTML.
 */
export const htmlText = (html: string): string =>
  sanitize(cutText(html, LONGEST_HTML), OPTIONS)
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
