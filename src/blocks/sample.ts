import type { BlockDeclaration, Inputs, OptionsFor } from './define-block.ts';

/** A block next to or inside a sample, by name. */
export interface SampleBlock {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A state of a block. */
export interface Sample<Options extends object = object> {
  /** Description of the state: "with two buttons". */
  readonly state: string;
  readonly options: Options;
  /** Child blocks. */
  readonly inside?: readonly SampleBlock[];
  /** Following blocks on the same page, for a block that shows something about its page. */
  readonly after?: readonly SampleBlock[];
}

/** The states of a block, shown in the gallery and rendered by the tests. */
export interface BlockSamples {
  readonly name: string;
  readonly samples: readonly Sample[];
}

/** Returns the states of a block. Its declaration checks the options. The first state is the most common one. */
export const samplesOf = <Fields extends Inputs>(
  declaration: BlockDeclaration<Fields>,
  samples: readonly [Sample<OptionsFor<Fields>>, ...Sample<OptionsFor<Fields>>[]],
): BlockSamples => ({ name: declaration.name, samples });
