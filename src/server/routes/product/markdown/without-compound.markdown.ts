import type { Context } from 'hono';
import { facts, heading, paragraph, stack } from '../../../../domain/kit/markdown/blocks.ts';
import { linkTo } from '../../../../domain/kit/markdown/markdown.ts';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { ringSizeText } from '../../../../domain/kit/units.ts';
import { markdownPath } from '../../../../domain/reference/paths/markdown-path.ts';
import { partHref, QUOTE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import { displaySize } from '../../../../domain/reference/sizes/size-standard.ts';
import type { AppBindings } from '../../../app-bindings.ts';
import { respondMarkdown } from '../../../render/markdown-page.ts';
import { redirectToPath } from '../redirect-to-path.ts';
import { partNamed } from '../without-compound.ts';

/** Returns the Markdown of a part whose compound is not on file; 404 without such a part. */
export const markdownWithoutCompound = async (c: Context<AppBindings>, name: string): Promise<Response> => {
  const part = await partNamed(c.var.services.backend, name);
  if (part === null) return c.notFound();
  const path = partHref(part.name);
  if (name !== part.name.toLowerCase()) return redirectToPath(c, markdownPath(path));
  const { size } = part;
  return respondMarkdown(c, {
    title: `${part.name} O-ring, compound not on file`,
    description: `What is known of the O-ring ${part.name}, and how to ask for the rest.`,
    path,
    body: stack(
      heading(1, part.name),
      paragraph(
        'The compound of this part is not on file. So material, hardness, temperatures, certificates, price and ship time are unknown.',
      ),
      facts([
        ['Size', size === null ? 'not on file' : displaySize(size.standard, size.code)],
        [
          'Inside diameter × cross-section',
          size === null ? '' : `${ringSizeText('mm', size)} (${ringSizeText('in', size)})`,
        ],
        ['In stock, pieces', formatCount(part.onHand)],
      ]),
      paragraph(linkTo('Request a quote', `${QUOTE_PATH}?part=${encodeURIComponent(part.name)}`)),
    ),
  });
};
