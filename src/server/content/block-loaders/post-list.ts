import type { PostListData } from '../../../blocks/post-list/post-list.tsx';
import { shownTitle } from '../../../domain/site/content/entry.ts';
import type { LoaderRequest } from './block-loader.ts';

const BLOG = '/blog/';

/** Returns the blog posts, newest first, and by title within a day. */
export const loadPostList = async ({ content }: Pick<LoaderRequest, 'content'>): Promise<PostListData> => {
  const paths = (await content.paths()).filter((path) => path.startsWith(BLOG));
  const entries = await Promise.all(paths.map((path) => content.page(path)));
  const posts = entries.flatMap((entry, index) => {
    const url = paths[index];
    if (entry === null || url === undefined || entry.data.noindex) return [];
    const { title, date, description } = entry.data;
    return [{ title: shownTitle(title), url, date, description }];
  });
  return { posts: posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title)) };
};
