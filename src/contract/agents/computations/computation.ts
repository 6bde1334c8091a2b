import { enums, integer, max, min, nullable, type Struct, type } from 'superstruct'

/** `failed` stays until it is asked for again. */
export const computationStates = ['waiting', 'running', 'done', 'failed'] as const
export type ComputationState = (typeof computationStates)[number]

/** Work that may take longer than an answer may: how far it is, and what came of it. */
export interface Computation<Result> {
  readonly state: ComputationState
  /** Per cent. */
  readonly progress: number
  /** Null until it is done. */
  readonly result: Result | null
}

/** The shape of a computation. Until it is done or has failed, the caller asks for it again. */
export const computationOf = <Result, Schema>(result: Struct<Result, Schema>) =>
  type({
    state: enums(computationStates),
    progress: max(min(integer(), 0), 100),
    result: nullable(result),
  })
