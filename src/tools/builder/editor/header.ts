import { byId } from './elements.ts';
import { callPageApi, listPages, type PageEntry, showPages } from './page-api.ts';
import type { Unsaved } from './unsaved.ts';

/** Callbacks that the header needs from the editor. */
interface HeaderOptions {
  /** Returns the page in its edited state, or `null` if none is open. */
  current(): PageEntry | null;
  /** Opens another page for editing. */
  show(page: PageEntry): void;
  readonly unsaved: Unsaved;
}

/** Connects the list of pages and the buttons that save, publish and unpublish. Opens the page named in the URL. */
export const connectHeader = ({ current, show, unsaved }: HeaderOptions): void => {
  const status = byId('status');
  const pages = byId<HTMLSelectElement>('pages');

  const attempt = async (message: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      status.textContent = message;
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };

  const showState = async (id: string): Promise<void> => {
    const listed = await showPages(pages, id);
    byId<HTMLButtonElement>('unpublish').disabled = !listed?.isPublished;
  };

  const open = async (id: string): Promise<void> => {
    const page = (await callPageApi(`/${id}`)) as PageEntry;
    unsaved.clear();
    show(page);
    await showState(id);
  };

  /** Saves the current state of the page. Edits made during the request remain unsaved. */
  const save = async (page: PageEntry): Promise<void> => {
    await callPageApi(`/${page.id}`, 'PUT', page);
    if (current() === page) unsaved.clear();
  };

  const onClick = (id: string, message: string, work: (page: PageEntry) => Promise<unknown>): void => {
    byId(id).addEventListener('click', () => {
      void attempt(message, async () => {
        const page = current();
        if (page === null) return;
        await work(page);
        await showState(page.id);
      });
    });
  };

  onClick('save', 'Draft saved', save);
  onClick('publish', 'Published', async (page) => {
    await save(page);
    await callPageApi(`/${page.id}/publish`, 'POST');
  });
  onClick('unpublish', 'Unpublished', ({ id }) => callPageApi(`/${id}/unpublish`, 'POST'));

  pages.addEventListener('change', () => {
    if (unsaved.mayLeave()) void attempt('', () => open(pages.value));
    else pages.value = current()?.id ?? '';
  });
  byId('new-page').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!unsaved.mayLeave()) return;
    const url = new FormData(event.target as HTMLFormElement).get('url');
    void attempt('Added', async () => open(((await callPageApi('', 'POST', { url })) as PageEntry).id));
  });

  void attempt('', async () => {
    const list = await listPages();
    const wanted = new URLSearchParams(location.search).get('page') ?? '/';
    const first = list.find(({ url }) => url === wanted) ?? list[0];
    if (first) await open(first.id);
  });
};
