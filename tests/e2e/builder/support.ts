import { randomUUID } from 'node:crypto';
import { test as base, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { isViolation, watchViolations } from '../support/policy-violations.ts';
import { BUILDER_PORT, BUILDER_SITE_PORT, EDIT_TOKEN } from '../support/ports.ts';
import { expect } from '../support/test.ts';

export { expect };

/** The editor page; the builder trusts `localhost`. */
export const EDITOR = `http://localhost:${BUILDER_PORT}`;
/** The site being edited, on another origin. */
export const SITE = `http://127.0.0.1:${BUILDER_SITE_PORT}`;
/** The local builder space. */
export const SPACE = `http://127.0.0.1:${BUILDER_PORT}`;
const CONTROL = `http://127.0.0.1:${Number(BUILDER_PORT) + 1}`;
const AUTHORIZATION = { Authorization: 'Bearer local-private' };

export interface Block {
  readonly '@type': '@builder.io/sdk:Element';
  readonly id: string;
  readonly component?: { readonly name: string; readonly options: object };
  readonly responsiveStyles?: object;
  readonly children?: readonly Block[];
}

export const block = (id: string, name: string, options: object, rest: Partial<Block> = {}): Block => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-${id}`,
  component: { name, options },
  ...rest,
});

export const text = (id: string, html: string, rest: Partial<Block> = {}): Block =>
  block(id, 'Text', { text: html }, rest);

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly published: 'published' | 'draft';
  readonly query?: readonly object[];
  readonly data: {
    readonly title: string;
    readonly url: string;
    readonly description: string;
    readonly blocks: readonly Block[];
  };
  readonly [other: string]: unknown;
}

/** A separate page for a test, with a unique URL. */
export const newEntry = (blocks: readonly Block[], rest: Partial<Entry> = {}): Entry => {
  const id = randomUUID().replaceAll('-', '');
  const url = `/editing-${id.slice(0, 12)}`;
  return {
    id,
    name: 'Editing',
    published: 'published',
    query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: url }],
    data: { title: 'A page being edited', url, description: 'Written by a test.', blocks },
    ...rest,
  };
};

export const withBlocks = (entry: Entry, blocks: readonly Block[]): Entry => ({
  ...entry,
  data: { ...entry.data, blocks },
});

const ask = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Actions of tests on the space. */
export const space = {
  write: (entry: Entry, model = 'page') =>
    ask(`${SPACE}/api/v1/write/${model}/${entry.id}`, {
      method: 'PUT',
      headers: AUTHORIZATION,
      body: JSON.stringify(entry),
    }),
  saveDraft: (entry: Entry) =>
    ask(`${EDITOR}/editor/api/pages/${entry.id}`, { method: 'PUT', body: JSON.stringify(entry) }),
  turn: (knobs: { fault?: 'none' | 'error' | 'invalid' | 'empty'; delayMs?: number }) =>
    ask(`${CONTROL}/knobs`, { method: 'PUT', body: JSON.stringify(knobs) }),
  forgetLog: () => ask(`${CONTROL}/log`, { method: 'DELETE' }),
  events: async () => (await ask(`${CONTROL}/events`)) as { type: string; data: Readonly<Record<string, unknown>> }[],
  log: async () => (await ask(`${CONTROL}/log`)) as { method: string; url: string; body: string }[],
};

/** The URL of a page as the editor opens it; with `token` null, as someone without the token would. */
export const editAddress = (
  path: string,
  id: string | null = null,
  editing = true,
  token: string | null = EDIT_TOKEN,
): string => {
  const query = new URLSearchParams({ 'builder.space': 'local', 'builder.preview': 'page' });
  if (token !== null) query.set('edit_token', token);
  if (id !== null) query.set('builder.overrides.page', id);
  if (editing) query.set('builder.frameEditing', 'page');
  return `${SITE}${path}?${query}`;
};

interface Message {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The editor page with a page of the site in its frame. */
export class Editor {
  readonly page: Page;
  readonly site: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.site = page.frameLocator('#site');
  }

  /** Opens a page of the space and waits until it can be edited. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${EDITOR}/editor?page=${encodeURIComponent(path)}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect.poll(() => this.messages('builder.updateContent').then(({ length }) => length)).toBeGreaterThan(0);
    await expect(this.site.locator('body.builder-editing')).toBeAttached();
  }

  messages(type: string): Promise<Message[]> {
    return this.page.evaluate((wanted) => window.messages.filter((message) => message.type === wanted), type);
  }

  /** Posts to the page like the hosted editor. */
  async post(type: string, data?: unknown): Promise<void> {
    await this.page.evaluate(
      ([message, origin]) =>
        document.querySelector<HTMLIFrameElement>('#site')?.contentWindow?.postMessage(message, origin),
      [{ type, data }, SITE] as const,
    );
  }

  update(entry: Entry): Promise<void> {
    return this.post('builder.contentUpdate', { key: 'page', data: entry });
  }

  frame(): Frame {
    const found = this.page.frames().find((frame) => frame.url().startsWith(SITE));
    if (found === undefined) throw new Error('The site is not in the frame.');
    return found;
  }
}

/** The user agent of a real browser: the builder treats headless ones as robots and does not count them. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * The builder's SDK tries `eval("require")` when it loads and continues without it. Only pages with an edit token load
 * it.
 */
const EDITOR_PROBE = /script-src blocked eval on \S*[?&]edit_token=\S+ from \S*\/build\/editor\//;

/** Tests with an editor; they fail on unexpected console errors and violations of the content policy. */
export const test = base.extend<{
  editor: Editor;
  expectedError: RegExp | null;
  expectedViolations: readonly RegExp[];
  quiet: undefined;
  keptPolicy: undefined;
}>({
  expectedError: [null, { option: true }],
  quiet: [
    async ({ context, expectedError }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !isViolation(message.text())) errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      const surprising = errors.filter((one) => !expectedError?.test(one));
      expect(surprising, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  expectedViolations: [[], { option: true }],
  keptPolicy: [
    async ({ browser, context, expectedViolations }, use) => {
      const violations = await watchViolations(browser, context);
      await use(undefined);
      expect(violations.stop([EDITOR_PROBE, ...expectedViolations]), 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, use) => use(new Editor(page)),
});
