import { isRecord } from '../../kit/schema/json-object.ts';

const parsed = (json: string): unknown => {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return json;
  }
};

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Formats a change of the audit log. Fields with a value before and after are joined by "to".
 *
 * @example auditDetail('{"role":"viewer"}', '{"role":"sales"}') // 'role viewer to sales'
 */
export const auditDetail = (before: string, after: string): string => {
  const [old, now] = [parsed(before), parsed(after)];
  if (!isRecord(old) && !isRecord(now)) {
    return [old, now]
      .filter((value) => value !== undefined)
      .map(shown)
      .join(' to ');
  }
  const [from, to] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => {
      const values = [from[field], to[field]].filter((value) => value !== undefined).map(shown);
      return `${field} ${values.join(' to ')}`;
    })
    .join(', ');
};
