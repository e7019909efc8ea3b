import { type RefObject, useEffect, useRef } from 'react';

/** Whether a field differs from its server-rendered value. */
const isTouched = (field: HTMLInputElement | HTMLSelectElement): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

/** Reports once the names of fields that were changed before this code ran or were restored by the browser. */
export const useTouched = (
  /** The form, or an element that contains it. */
  root: RefObject<HTMLElement | null>,
  onTouched: (form: HTMLFormElement, names: readonly string[]) => void,
): void => {
  const onTouchedRef = useRef(onTouched);
  useEffect(() => {
    const form = root.current?.closest('form') ?? root.current?.querySelector('form');
    if (!form) return;
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')];
    const names = new Set(fields.filter(isTouched).map(({ name }) => name));
    if (names.size > 0) onTouchedRef.current(form, [...names]);
  }, [root]);
};
