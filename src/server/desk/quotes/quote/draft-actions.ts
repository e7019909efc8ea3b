import {
  discountText,
  listPriceAt,
  parseDiscount,
  priceFieldText,
} from '../../../../domain/order/quotes/desk/discount.ts';
import {
  type DraftFields,
  fieldIn,
  type LineField,
  lineField,
  linesIn,
} from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { movedFile, removedFile } from '../../../../domain/order/quotes/desk/draft-files.ts';
import { typedQuantity } from '../../../../domain/order/quotes/desk/typed-quantity.ts';
import { findPart } from '../../../../domain/shop/catalog/rows/parts.ts';
import { parseQuantity } from '../../../../domain/shop/pricing/quantity.ts';
import type { Editor, EditorParts } from './load-editor.ts';

/** What a button of the form does in addition to saving it. */
export interface DraftAction {
  readonly name: string;
  /** Line or file of the button; 0 without one. */
  readonly line: number;
  /** Part number of the button, or ''. */
  readonly part: string;
}

/** Reads the name of a button. @example readAction('use:7:FK7502-214') // { name: 'use', line: 7, part: 'FK7502-214' } */
export const readAction = (text: string): DraftAction => {
  const [, name = 'save', line = '0', part = ''] = /^([a-z-]{1,20})(?::(\d{1,4}))?(?::(.{1,60}))?$/.exec(text) ?? [];
  return { name, line: Number(line), part };
};

/** Further fields of the form that an action uses. */
export interface ActionFields {
  readonly percent: string;
  readonly ticked: readonly number[];
  readonly part: string;
  readonly quantity: string;
}

const atList = (fields: DraftFields, lines: readonly number[], { prices }: EditorParts): DraftFields => {
  const changes: Record<string, string> = {};
  for (const line of lines) {
    const textOf = (field: LineField): string => fieldIn(fields, lineField(line, field));
    const list = listPriceAt(prices.get(line) ?? null, parseQuantity(textOf('quantity')));
    if (textOf('kind') !== 'part' || list === null) continue;
    changes[lineField(line, 'price')] = priceFieldText(list);
    changes[lineField(line, 'discount')] = '0';
    changes[lineField(line, 'typed')] = 'price';
    changes[lineField(line, 'list')] = String(list);
  }
  return changes;
};

/** Returns whether the list price differs from the one at which the price of a line was entered. */
const hasChangedList = (fields: DraftFields, line: number, { prices }: EditorParts): boolean => {
  const before = Number(fieldIn(fields, lineField(line, 'list')));
  const list = listPriceAt(prices.get(line) ?? null, parseQuantity(fieldIn(fields, lineField(line, 'quantity'))));
  return before > 0 && list !== null && list !== before;
};

const discounted = (fields: DraftFields, lines: readonly number[], percent: string): DraftFields => {
  const discount = parseDiscount(percent);
  if (discount === null) return {};
  const parts = lines.filter((line) => fieldIn(fields, lineField(line, 'kind')) === 'part');
  return Object.fromEntries(
    parts.flatMap((line) => [
      [lineField(line, 'discount'), discountText(discount)],
      [lineField(line, 'typed'), 'discount'],
    ]),
  );
};

const added = ({ quote, catalog }: Editor, fields: DraftFields, { part, quantity }: ActionFields): DraftFields => {
  const text = part.trim();
  if (text === '') return {};
  const line = Math.max(quote.lines.length + quote.texts.length, ...linesIn(fields)) + 1;
  const known = findPart(catalog, text);
  const asked = typedQuantity(text);
  return {
    [lineField(line, 'kind')]: known === null ? 'text' : 'part',
    [lineField(line, 'part')]: known?.name ?? '',
    [lineField(line, 'description')]: known === null ? asked.rest : '',
    [lineField(line, 'quantity')]: quantity.trim() || (asked.quantity === null ? '' : String(asked.quantity)),
    [lineField(line, 'typed')]: 'price',
  };
};

/** Returns the fields that an action changes. */
export const actionFields = (
  { name, line, part }: DraftAction,
  editor: Editor,
  fields: DraftFields,
  { form, parts }: { readonly form: ActionFields; readonly parts: EditorParts },
): DraftFields => {
  const all = linesIn(fields);
  switch (name) {
    case 'list':
      return atList(fields, line === 0 ? all : [line], parts);
    case 'discount':
      return discounted(fields, form.ticked.length > 0 ? form.ticked : all, form.percent);
    case 'use':
      return {
        [lineField(line, 'kind')]: 'part',
        [lineField(line, 'part')]: part,
        [lineField(line, 'price')]: '',
        [lineField(line, 'days')]: '',
        [lineField(line, 'typed')]: 'price',
      };
    case 'add':
      return added(editor, fields, form);
    case 'remove':
      return {
        [lineField(line, 'kind')]: line > editor.quote.lines.length + editor.quote.texts.length ? 'removed' : 'none',
      };
    case 'reopen':
      return line > editor.quote.lines.length
        ? { [lineField(line, 'kind')]: 'open', [lineField(line, 'part')]: '', [lineField(line, 'price')]: '' }
        : { [lineField(line, 'kind')]: 'part' };
    case 'reset':
      return atList(
        fields,
        all.filter((one) => hasChangedList(fields, one, parts)),
        parts,
      );
    case 'file-remove':
      return removedFile(fields, line);
    case 'file-up':
      return movedFile(fields, line);
    case 'keep':
      return Object.fromEntries(all.map((one) => [lineField(one, 'list'), '']));
    default:
      return {};
  }
};
