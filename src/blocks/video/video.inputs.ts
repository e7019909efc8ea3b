import { choice, declareBlock, flag, image, number, text, video } from '../define-block.ts';
import { POSITIONS } from '../image/media-positions.ts';

export const declaration = declareBlock({
  name: 'Video',
  about: 'A video file. It starts by itself only without sound, and not for those who asked for less motion.',
  group: 'Pictures',
  builtIn: true,
  hasChildren: true,
  inputs: {
    video: video({ required: true, help: 'An mp4 or webm file' }),
    posterImage: image({ label: 'Still picture', help: 'Shown before it plays' }),
    title: text({ default: 'Video', help: 'What it shows, for those who do not see it' }),
    autoPlay: flag({ label: 'Start by itself', help: 'Only together with Without sound' }),
    controls: flag({ help: 'Shown in any case where it does not start by itself' }),
    muted: flag({ label: 'Without sound', help: 'Visitors can turn it on' }),
    loop: flag({ label: 'Begin again at the end', help: 'Off for anything longer than a few seconds' }),
    playsInline: flag({
      label: 'Plays in its place',
      help: 'Off: phones show it over the whole screen',
      default: true,
    }),
    fit: choice(['cover', 'contain', 'fill', 'auto'], {
      label: 'Fills its place',
      help: 'Cover cuts the edges, contain leaves room',
    }),
    position: choice(POSITIONS, { label: 'Kept in view', help: 'Which part stays when edges are cut' }),
    preload: choice(['metadata', 'auto', 'none'], { help: 'What is loaded before it plays' }),
    lazyLoad: flag({ default: true, help: 'Loads nothing before it is seen or started' }),
    fitContent: flag({ default: true, help: 'As high as the blocks in it' }),
    aspectRatio: number({
      default: 0.5625,
      help: 'Height by width; 0: as the video is',
      min: 0,
      max: 20,
      step: 0.0001,
    }),
  },
});
