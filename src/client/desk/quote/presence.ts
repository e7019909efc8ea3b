import type { EditorForm } from './editor-form.ts';

const EVERY_MS = 20_000;

interface Presence {
  readonly others: readonly string[];
  readonly version: number;
  readonly by: string;
}

const isPresence = (value: unknown): value is Presence =>
  typeof value === 'object' && value !== null && 'others' in value && Array.isArray(value.others) && 'version' in value;

const textOf = ({ others, version, by }: Presence, own: number | null): string => {
  const here =
    others.length === 0 ? '' : `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} this quote open.`;
  const isNewer = own !== null && version > own && by !== '';
  return [here, isNewer ? `${by} saved changes. Yours to other fields save as usual.` : '']
    .filter((text) => text !== '')
    .join(' ');
};

/** Reports every 20 seconds that the page is open, and shows who else has it open. */
export const reportPresence = (number: string, editor: EditorForm | null): void => {
  const shown = document.querySelector<HTMLElement>('[data-presence]');
  const report = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const response = await fetch(`/desk/quotes/${number}/presence`, { method: 'POST' });
    const value: unknown = response.ok ? await response.json() : null;
    if (shown === null || !isPresence(value)) return;
    const field = editor?.form.elements.namedItem('version');
    const text = textOf(value, field instanceof HTMLInputElement ? Number(field.value) : null);
    shown.hidden = text === '';
    if (shown.textContent !== text) shown.textContent = text;
  };
  const run = (): void => void report().catch(() => undefined);
  run();
  setInterval(run, EVERY_MS);
};
