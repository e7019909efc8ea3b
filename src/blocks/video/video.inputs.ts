import { choice, declareBlock, flag, image, number, text, video } from '../define-block.ts';
import { POSITIONS } from '../image/media-positions.ts';

export const declaration = declareBlock({
  name: 'Video',
  about: 'A video file. It starts by itself only without sound, and not for those who asked for less motion.',
  group: 'Pictures',
  builtIn: true,
  hasChildren: true,
  inputs: {
    video: video({ required: true }),
    posterImage: image({ help: 'Shown before it plays' }),
    title: text({ default: 'Video', help: 'What it shows, for those who do not see it' }),
    autoPlay: flag({ help: 'Only together with Muted' }),
    controls: flag({ help: 'Shown in any case where it does not start by itself' }),
    muted: flag(),
    loop: flag(),
    playsInline: flag({ default: true }),
    fit: choice(['cover', 'contain', 'fill', 'auto']),
    position: choice(POSITIONS),
    preload: choice(['metadata', 'auto', 'none']),
    lazyLoad: flag({ default: true, help: 'Loads nothing before it is seen or started' }),
    fitContent: flag({ default: true, help: 'As high as the blocks in it' }),
    aspectRatio: number({ default: 0.5625, help: 'Height by width; 0: as the video is' }),
  },
});
