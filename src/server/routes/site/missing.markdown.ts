import { bullets, heading, paragraph, stack } from '../../../domain/kit/markdown/blocks.ts';
import { linkTo, md } from '../../../domain/kit/markdown/markdown.ts';
import { pageOfMarkdown } from '../../../domain/reference/paths/markdown-path.ts';
import type { MarkdownPage } from '../../render/markdown-page.ts';
import { type Missing, NOTHING_HERE } from './missing.tsx';
import type { Nearest } from './not-found.page.tsx';

/** Returns the 404 page as Markdown: the nearest matches, and what to do next. */
export const missingMarkdown = (
  path: string,
  { title, steps }: Missing,
  nearest: readonly Nearest[],
): MarkdownPage => ({
  title,
  description: NOTHING_HERE,
  path: pageOfMarkdown(path) ?? path,
  body: stack(
    heading(1, title),
    nearest.length === 0 ? null : paragraph('The nearest:'),
    bullets(nearest.map(({ name, href, detail }) => md`${linkTo(name, href)}: ${detail}`)),
    paragraph('Next steps:'),
    bullets(steps.map(({ label, href }) => linkTo(label, href))),
  ),
});
