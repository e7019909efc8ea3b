import { routesOf } from '../site-route.ts';

/** Blog posts. */
export const BLOG_ROUTES = routesOf('blog', '/blog', [
  ['/blog/how-to-measure-an-o-ring-without-a-gauge', 'How to measure an O-ring without a gauge', 'o-ring'],
  ['/blog/x-ring-or-o-ring', 'X-ring or O-ring?', 'x-ring'],
  ['/blog/why-o-rings-roll', 'Why O-rings roll in moving glands', 'failure-spiral'],
  ['/blog/what-a-durometer-reading-means', 'What a durometer reading means', 'durometer-gauge'],
  ['/blog/reading-a-part-number', 'Reading an O-ring part number', 'size-chart'],
  ['/blog/stretch-squeeze-and-fill', 'Stretch, squeeze and fill', 'squeeze-stretch-fill'],
]);
