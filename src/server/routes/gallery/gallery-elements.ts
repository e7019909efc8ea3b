import type { BlockSamples, Sample, SampleBlock } from '../../../blocks/sample.ts';
import { blockSamples } from '../../../blocks/samples.gen.ts';
import type { ContentElement } from '../../../domain/site/content/element.ts';

/** A state of a block, rendered like a small page. */
export interface GalleryItem {
  readonly anchor: string;
  readonly state: string;
  readonly elements: readonly ContentElement[];
}

export interface GalleryBlock {
  readonly name: string;
  readonly anchor: string;
  readonly items: readonly GalleryItem[];
}

const anchorOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const elementOf = ({ name, options }: SampleBlock, id: string): ContentElement => ({
  id,
  component: { name, options },
  children: [],
});

const itemOf = (name: string, sample: Sample, index: number): GalleryItem => {
  const anchor = `${anchorOf(name)}-${index + 1}`;
  const { state, options, inside = [], after = [] } = sample;
  const element: ContentElement = {
    id: anchor,
    component: { name, options: { ...options } },
    children: inside.map((block, place) => elementOf(block, `${anchor}-in-${place}`)),
  };
  return {
    anchor,
    state,
    elements: [element, ...after.map((block, place) => elementOf(block, `${anchor}-after-${place}`))],
  };
};

const blockOf = ({ name, samples }: BlockSamples): GalleryBlock => ({
  name,
  anchor: anchorOf(name),
  items: samples.map((sample, index) => itemOf(name, sample, index)),
});

/** All blocks in all their states. */
export const gallery: readonly GalleryBlock[] = blockSamples.map(blockOf);

/** All elements of the gallery. */
export const galleryElements: readonly ContentElement[] = gallery.flatMap(({ items }) =>
  items.flatMap(({ elements }) => elements),
);
