import { declareBlock, flag, image, number, text, video } from '../define-block.ts';

export const declaration = declareBlock({
  name: 'Video',
  about: 'A video file with controls; it does not start by itself.',
  group: 'Pictures',
  builtIn: true,
  inputs: {
    video: video({ required: true }),
    posterImage: image(),
    title: text({ default: 'Video' }),
    aspectRatio: number({ default: 0.5625 }),
    loop: flag(),
    muted: flag(),
  },
});
