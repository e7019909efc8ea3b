import type { ReactNode } from 'react';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './post-list.inputs.ts';

/** What the server loads for it: posts, newest first. */
export interface PostListData {
  readonly posts: readonly {
    readonly title: string;
    readonly url: string;
    /** ISO date; empty when the post has none. */
    readonly date: string;
    readonly description: string;
  }[];
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const PostDate = ({ date }: { date: string }): ReactNode => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : <time dateTime={date}>{DATE.format(time)}</time>;
};

/** The blog posts, newest first. */
export function PostList({ id, data }: BlockProps<typeof declaration, PostListData>): ReactNode {
  if (data === null) return <p className="sec">The posts could not be loaded. Please try again in a minute.</p>;
  if (data.posts.length === 0) return <p className="sec">There are no posts yet.</p>;
  return (
    <ul className="posts" id={anchorId(id)}>
      {data.posts.map(({ title, url, date, description }) => (
        <li key={url}>
          <PostDate date={date} />
          <div>
            <h2 className="h4">
              <a href={url}>{title}</a>
            </h2>
            <p className="sec">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
