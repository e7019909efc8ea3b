import { type BodyValue, nestedBody } from '../../domain/kit/forms/nested-body.ts';

type Named = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isNamed = (element: Element): element is Named => 'name' in element && element.getAttribute('name') !== null;

/** A field's value in JSON; `null` for elements without a value: an unchecked radio, a button, a file. */
const jsonValue = (element: Named): BodyValue | null => {
  if (!(element instanceof HTMLInputElement)) return element.value;
  switch (element.type) {
    case 'number':
    case 'range':
      return element.value === '' ? null : element.valueAsNumber;
    case 'checkbox':
      return element.checked;
    case 'radio':
      return element.checked ? element.value : null;
    case 'file':
    case 'submit':
    case 'button':
      return null;
    default:
      return element.value;
  }
};

const hasFile = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => (files?.length ?? 0) > 0);

/**
 * The request body: JSON with dotted names nested, urlencoded, or multipart. A chosen file always makes it multipart.
 */
export const formBody = (form: HTMLFormElement, contentType: string): Pick<RequestInit, 'body' | 'headers'> => {
  if (contentType === 'multipart/form-data' || hasFile(form)) return { body: new FormData(form) };
  if (contentType === 'application/x-www-form-urlencoded') {
    const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { body: new URLSearchParams(texts) };
  }
  const entries = [...form.elements].filter(isNamed).flatMap((element) => {
    const value = jsonValue(element);
    return value === null || element.disabled ? [] : [[element.name, value] as const];
  });
  return { body: JSON.stringify(nestedBody(entries)), headers: { 'Content-Type': 'application/json' } };
};
