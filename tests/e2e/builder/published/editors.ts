import type { Browser, Frame, Page } from '@playwright/test';
import { Editor, expect, newEntry, space } from '../support.ts';
import type { EditedEntry, Message } from './editing-steps.ts';
import { ORACLE, ORACLE_EDITOR, serveOracle } from './oracle.ts';
import { differencesOf, readBlocks, styleNames } from './readings.ts';

const QUERY = new URLSearchParams({
  'builder.space': 'local',
  'builder.preview': 'page',
  'builder.frameEditing': 'page',
});

/**
 * One content open in two editors: our edit mode in the local one, the genuine SDK in a page that posts the same
 * messages.
 */
export class BothEditors {
  readonly entry = newEntry([]);
  readonly #ours: Editor;
  readonly #theirs: Page;

  private constructor(ours: Page, theirs: Page) {
    this.#ours = new Editor(ours);
    this.#theirs = theirs;
  }

  static async open(browser: Browser): Promise<BothEditors> {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' });
    await serveOracle(context);
    const both = new BothEditors(await context.newPage(), await context.newPage());
    await space.write(both.entry);
    await both.#ours.open(both.entry.data.url);
    await both.#openOracle(await both.#ours.frame().evaluate(() => innerWidth));
    return both;
  }

  async #openOracle(width: number): Promise<void> {
    await this.#theirs.goto(ORACLE_EDITOR);
    await this.#theirs.locator('#site').evaluate(
      (frame: HTMLIFrameElement, [src, wide]) => {
        frame.style.width = `${wide}px`;
        frame.src = src;
      },
      [`${ORACLE}?${QUERY}`, width] as const,
    );
    await expect.poll(() => this.#frame()?.evaluate(() => 'showOracle' in window)).toBe(true);
    await this.#frame()?.evaluate((content) => window.showOracle(content), this.entry as object);
    await expect
      .poll(() => this.#theirs.evaluate(() => window.messages.map(({ type }) => type)))
      .toContain('builder.sdkInfo');
  }

  #frame(): Frame | undefined {
    return this.#theirs.frames().find((frame) => frame.url().startsWith(ORACLE) && frame.parentFrame() !== null);
  }

  async post({ type, data }: Message): Promise<void> {
    await this.#ours.post(type, data);
    await this.#theirs.evaluate(
      (message) => document.querySelector<HTMLIFrameElement>('#site')?.contentWindow?.postMessage(message, '*'),
      { type, data },
    );
  }

  /** Waits until both show the same, non-empty content. */
  async expectSame(content: EditedEntry | object, message: string): Promise<void> {
    const names = styleNames(content);
    const differences = async (): Promise<readonly string[]> => {
      const frame = this.#frame();
      if (frame === undefined) return ['The oracle is not there.'];
      const theirs = await readBlocks(frame, names);
      const ours = await readBlocks(this.#ours.frame(), names);
      return differencesOf(ours, theirs).map(({ says }) => says);
    };
    await expect.poll(differences, { message, timeout: 5000 }).toEqual([]);
  }

  /** Returns everything that is compared of the genuine SDK's blocks, including the rules that style them. */
  async shownByOracle(): Promise<string> {
    const drawn = await this.#frame()?.evaluate(() => document.querySelector('#oracle')?.innerHTML ?? '');
    return drawn ?? '';
  }

  /** Waits long enough for messages that do nothing. */
  async settle(): Promise<void> {
    await this.#theirs.waitForTimeout(500);
  }

  close(): Promise<void> {
    return this.#theirs.context().close();
  }
}
