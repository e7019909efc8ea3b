import { parseAst } from 'rolldown/parseAst';

/** A regular expression as written in a source file. */
export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
}

export interface SourcePatterns {
  readonly patterns: readonly SourcePattern[];
  /** Calls of `RegExp` whose pattern is known only at run time. */
  readonly unknown: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
};

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

type Constants = ReadonlyMap<string, Node>;

const isStringRaw = (tag: unknown): boolean =>
  isNode(tag) && tag.type === 'MemberExpression' && nameOf(tag.object) === 'String' && nameOf(tag.property) === 'raw';

const quasisOf = (template: Node, kind: 'raw' | 'cooked'): string[] =>
  nodesIn(template.quasis)
    .filter(({ type }) => type === 'TemplateElement')
    .map(({ value }) => (value as Record<string, string>)[kind] ?? '');

/** Returns the text of a template whose parts are constants of its file, otherwise `null`. */
const templateText = (template: Node, kind: 'raw' | 'cooked', constants: Constants): string | null => {
  const pieces = (template.expressions as readonly unknown[]).map((one) => textOf(one, constants));
  if (pieces.includes(null)) return null;
  return quasisOf(template, kind)
    .map((quasi, index) => quasi + (pieces[index] ?? ''))
    .join('');
};

const textOf = (node: unknown, constants: Constants): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return templateText(node, 'cooked', constants);
  if (node.type === 'TaggedTemplateExpression' && isStringRaw(node.tag) && isNode(node.quasi)) {
    return templateText(node.quasi, 'raw', constants);
  }
  return node.type === 'Identifier' ? textOf(constants.get(nameOf(node)), constants) : null;
};

const constantsOf = (nodes: readonly Node[]): Constants =>
  new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .flatMap(({ id, init }) => (isNode(init) ? [[nameOf(id), init] as const] : [])),
  );

/** Returns patterns in a route path: `/:file{parts-[0-9]+}`. The router anchors them at the start. */
const routePatterns = (text: string): SourcePattern[] =>
  text.startsWith('/') && /\/:\w+\{/.test(text)
    ? [...text.matchAll(/:\w+\{([^/]+)\}/g)].map(([, inner = '']) => ({ source: `^/(${inner})$`, flags: '' }))
    : [];

/**
 * Returns every regular expression of a source file: literals, calls of `RegExp` with constants, and patterns of
 * routes.
 */
export const patternsOf = (file: string, code: string): SourcePatterns => {
  const nodes = nodesIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  const constants = constantsOf(nodes);
  const unknown: string[] = [];
  const patterns = nodes.flatMap((node): SourcePattern[] => {
    if (node.type === 'Literal' && typeof node.value === 'string') return routePatterns(node.value);
    if (node.type === 'Literal' && isRegex(node.regex))
      return [{ source: node.regex.pattern, flags: node.regex.flags }];
    if (!isCallOfRegExp(node)) return [];
    const [source, flags] = node.arguments as readonly unknown[];
    const text = textOf(source, constants);
    const marks = flags === undefined ? '' : textOf(flags, constants);
    if (text !== null && marks !== null) return [{ source: text, flags: marks }];
    unknown.push(code.slice(node.start, node.end));
    return [];
  });
  return { patterns, unknown };
};

const isRegex = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

const isCallOfRegExp = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && nameOf(callee) === 'RegExp';
