import { type RefObject, useEffect, useRef } from 'react';

/** Whether a field is not as the server sent it. */
const isTouched = (field: HTMLInputElement | HTMLSelectElement): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

/** Tells, once, the names of fields that were typed into before this script came, or put back by the browser. */
export const useTouched = (
  /** The form, or what is around it. */
  root: RefObject<HTMLElement | null>,
  onTouched: (form: HTMLFormElement, names: readonly string[]) => void,
): void => {
  const tell = useRef(onTouched);
  useEffect(() => {
    const form = root.current?.closest('form') ?? root.current?.querySelector('form');
    if (!form) return;
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
    const names = new Set(fields.filter(isTouched).map(({ name }) => name));
    if (names.size > 0) tell.current(form, [...names]);
  }, [root]);
};
