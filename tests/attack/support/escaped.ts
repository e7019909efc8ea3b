import { Parser } from 'htmlparser2';
import { SITE } from './target.ts';

/** Attributes whose URL browsers follow, load or run. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'ping', 'srcset']);
/** Elements that must not load URLs of other sites on a page of this site. */
const LOADED_BY = new Set(['script', 'img', 'iframe', 'embed', 'object', 'link', 'form', 'base', 'use', 'source']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters in URLs
const SKIPPED = /[\u0000-\u0020]/g;
const DATA_SCRIPTS = /^application\/(ld\+)?json$/;

const has = (text: string, mark: string): boolean => text.toLowerCase().includes(mark);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const addressProblem = (element: string, name: string, value: string, mark: string): string | null => {
  const address = value.replaceAll(SKIPPED, '');
  if (/^(javascript|vbscript|data):/i.test(address)) return `<${element} ${name}> runs “${value.slice(0, 80)}”`;
  if (!URL.canParse(address, SITE)) return null;
  const { host, origin } = new URL(address, SITE);
  if (has(host, mark)) return `<${element} ${name}> leads to ${host}`;
  return LOADED_BY.has(element) && origin !== SITE ? `<${element} ${name}> loads from ${origin}` : null;
};

const attributeProblem = (element: string, name: string, value: string, mark: string): string | null => {
  if (has(name, mark)) return `an attribute named ${name} on <${element}>`;
  if (!has(value, mark)) return null;
  if (name.startsWith('on')) return `a handler ${name} on <${element}>`;
  if (name === 'srcdoc') return `a document in <${element} srcdoc>`;
  if (name === 'style') return `a style on <${element}>`;
  if (element === 'meta' && name === 'content' && /^\s*\d+\s*;/.test(value)) return 'a refresh of the page';
  return ADDRESSES.has(name) ? addressProblem(element, name, value, mark) : null;
};

/** Checks text content inside an element with special parsing rules. */
const textProblem = (element: string, type: string, text: string, mark: string): string | null => {
  if (!has(text, mark)) return null;
  if (element === 'style') return 'text in a style sheet';
  if (element !== 'script') return null;
  if (!DATA_SCRIPTS.test(type)) return 'text in a script';
  if (!isJson(text)) return 'JSON of a script that ends early';
  return text.includes('</') || text.includes('<!--') ? 'an unescaped tag in JSON of a script' : null;
};

/**
 * Returns where a sent word came back as anything but text: as the name of an element or attribute, in JavaScript, a
 * style or a comment, or as a URL that runs or leads away. Uses a real parser.
 *
 * @param mark in lowercase; a word that the page does not contain otherwise
 */
export const escapes = (markup: string, mark: string, kind: 'html' | 'xml'): string[] => {
  if (!has(markup, mark)) return [];
  const found: string[] = [];
  const note = (problem: string | null): void => {
    if (problem !== null) found.push(problem);
  };
  let open: { readonly name: string; readonly type: string; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (has(name, mark)) found.push(`an element <${name}>`);
        for (const [key, value] of Object.entries(attributes)) note(attributeProblem(name, key, value, mark));
        if (name === 'script' || name === 'style') open = { name, type: attributes.type ?? '', text: '' };
      },
      ontext: (text) => {
        if (open !== null) open.text += text;
      },
      onclosetag: (name) => {
        if (open === null || open.name !== name) return;
        note(textProblem(open.name, open.type, open.text, mark));
        open = null;
      },
      oncomment: (text) => {
        if (has(text, mark)) found.push('a comment');
      },
      onprocessinginstruction: (name, text) => {
        if (has(text, mark)) found.push(`an instruction <${name}>`);
      },
    },
    { xmlMode: kind === 'xml', decodeEntities: true },
  );
  parser.end(markup);
  return found;
};
