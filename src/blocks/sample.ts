import type { BlockDeclaration, Inputs, OptionsFor } from './define-block.ts';

/** A block beside or inside a sample, by name. */
export interface SampleBlock {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** One state of a block. */
export interface Sample<Options extends object = object> {
  /** What is to be seen: "with two buttons". */
  readonly state: string;
  readonly options: Options;
  /** Blocks dropped into it. */
  readonly inside?: readonly SampleBlock[];
  /** Blocks after it on the same page, for a block that shows something of its page. */
  readonly after?: readonly SampleBlock[];
}

/** A block's states: shown in the gallery, rendered by the tests. */
export interface BlockSamples {
  readonly name: string;
  readonly samples: readonly Sample[];
}

/** The states of a block, options checked against its declaration. The first is the ordinary one. */
export const samplesOf = <Fields extends Inputs>(
  declaration: BlockDeclaration<Fields>,
  samples: readonly [Sample<OptionsFor<Fields>>, ...Sample<OptionsFor<Fields>>[]],
): BlockSamples => ({ name: declaration.name, samples });
