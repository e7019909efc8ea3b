import type { ReactNode } from 'react';
import { longDay } from '../../domain/kit/text/date-format.ts';
import { anchorId } from '../anchor.ts';
import type { BlockProps } from '../block-props.ts';
import type { declaration } from './post-list.inputs.ts';
import './post-list.css';

/** Data loaded by the server: posts, newest first. */
export interface PostListData {
  readonly posts: readonly {
    readonly title: string;
    readonly url: string;
    /** ISO date; empty if the post has none. */
    readonly date: string;
    readonly description: string;
  }[];
}

const PostDate = ({ date }: { date: string }): ReactNode => {
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : <time dateTime={date}>{longDay(time)}</time>;
};

/** The blog posts, newest first. */
export function PostList({ id, data }: BlockProps<typeof declaration, PostListData>): ReactNode {
  if (data === null) return <p className="text-secondary">The posts could not be loaded. Try again in a minute.</p>;
  if (data.posts.length === 0) return <p className="text-secondary">There are no posts yet.</p>;
  return (
    <ul className="post-list" id={anchorId(id)}>
      {data.posts.map(({ title, url, date, description }) => (
        <li key={url}>
          <PostDate date={date} />
          <div>
            <h2 className="heading-4">
              <a href={url}>{title}</a>
            </h2>
            <p className="text-secondary">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
