import { utf8 } from '../support/request.ts';

/** A body with its declared type. */
export interface HostileBody {
  readonly name: string;
  readonly type: string;
  readonly body: string;
}

const json = (name: string, body: string): HostileBody => ({ name, type: 'application/json', body });
const form = (name: string, body: string): HostileBody => ({ name, type: 'application/x-www-form-urlencoded', body });
const multipart = (name: string, body: string, type = 'multipart/form-data; boundary=b'): HostileBody => ({
  name,
  type,
  body,
});

const DEPTH = 5000;
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const named = (name: string): string => `Content-Disposition: form-data; name="${name}"`;

/** Bodies that break parsers: malformed, mislabeled or excessive. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  // JSON: truncated, deep, long, duplicate keys, unexpected types.
  json('nothing', ''),
  json('cut off', '{"a":'),
  json('a list where an object is expected', '[]'),
  json('a number', '1'),
  json('null', 'null'),
  json('text', '"x"'),
  json('deep lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  json('deep objects', `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`),
  json('many keys', `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":1`).join(',')}}`),
  json('a doubled key', '{"searchText":"a","searchText":"b","email":"a","email":"b"}'),
  json('keys that pollute', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  json('keys that pollute a nested object', '{"contact":{"__proto__":{"name":"x"}},"items":{"__proto__":[]}}'),
  json('a method instead of a value', '{"contact":{"name":{"toString":1}},"items":[{"valueOf":1}]}'),
  json('numbers beyond all', '{"quantity":1e999,"id":-0,"items":[{"id":9e99,"quantity":1e999}]}'),
  json('half a pair of surrogates', '{"searchText":"\\ud800","email":"\\udfff@x.example","name":"\\ud800"}'),
  json('bytes that are no UTF-8', '{"searchText":"\xff\xfe\xc0\x80","name":"\xed\xa0\x80"}'),
  json('a byte order mark', utf8('\ufeff{"searchText":"x"}')),
  json('zero bytes', '{"searchText":"\\u0000\\u0000","email":"\\u0000@x.example"}'),
  json('comments and single quotes', "{/* */'searchText':'x'}"),
  json('JSON with a prefix', ")]}',\n{}"),
  // Wrong content types.
  { name: 'JSON as text', type: 'text/plain', body: '{"searchText":"x"}' },
  { name: 'JSON with another character set', type: 'application/json; charset=utf-7', body: '+AHs-+AH0-' },
  { name: 'no type', type: '', body: '{"searchText":"x"}' },
  { name: 'a type in disguise', type: 'text/plain; x=application/json', body: '{"searchText":"x"}' },
  {
    name: 'a document of entities',
    type: 'application/xml',
    body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  },
  { name: 'compressed by its own word', type: 'application/json', body: '\x1f\x8b\x08\x00\x00\x00' },
  // Forms: duplicate, nested and endless names, broken escapes.
  form('broken escapes', 'answer=%&return=%zz&email=%ff%fe'),
  form('nested names', 'answer[__proto__][x]=1&items[0][id]=1&__proto__[x]=1'),
  form('doubled names', 'answer=yes&answer=no&return=/a&return=//evil.example'),
  form('many names', Array.from({ length: 2000 }, (_, at) => `k${at}=1`).join('&')),
  form('separators alone', '&&&===;;;'),
  // Multipart: without end, without boundary, with wrong headers.
  multipart('no boundary', '--b\r\n\r\n', 'multipart/form-data'),
  multipart('an empty boundary', '----\r\n', 'multipart/form-data; boundary='),
  multipart('a boundary of a thousand letters', '--x', `multipart/form-data; boundary=${'b'.repeat(1000)}`),
  multipart('no end', part(named('answer'), 'yes')),
  multipart('no head', '--b\r\nyes\r\n--b--\r\n'),
  multipart('an end alone', '--b--\r\n'),
  multipart('not multipart at all', 'answer=yes'),
  multipart('parts without names', `${part('Content-Disposition: form-data', 'x')}--b--\r\n`),
  multipart('a name that ends a line', `${part('Content-Disposition: form-data; name="a\r\nX: 1"', 'x')}--b--\r\n`),
  multipart('a file name that climbs', `${part(`${named('files')}; filename="../../x.png"`, '\x89PNG\r\n')}--b--\r\n`),
  multipart('a file where text belongs', `${part(`${named('answer')}; filename="x"`, 'yes')}--b--\r\n`),
  multipart(
    'multipart inside',
    `${part(`${named('files')}\r\nContent-Type: multipart/mixed; boundary=c`, '--c\r\n\r\nx\r\n--c--')}--b--\r\n`,
  ),
  multipart(
    'a part with its own encoding',
    `${part(`${named('answer')}\r\nContent-Transfer-Encoding: base64`, 'eWVz')}--b--\r\n`,
  ),
];
