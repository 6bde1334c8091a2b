import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type CallFault, faultOf } from '#api/errors.ts'
import type { Computation } from '#contract/agents/computations/computation.ts'

/** How far something is that the gateway computes. */
export type Computing<Answer> =
  | { readonly phase: 'idle' }
  /** Under way; `answer` has what is known already, and is missing until the gateway has answered. */
  | { readonly phase: 'running'; readonly progress: number; readonly answer?: Answer }
  | { readonly phase: 'done'; readonly answer: Answer }
  /** It ended without a result, or a call failed, with its fault. */
  | { readonly phase: 'failed'; readonly fault?: CallFault; readonly answer?: Answer }

export interface ComputingStore<Answer> {
  readonly $state: ReadableAtom<Computing<Answer>>
  /**
   * Asks the gateway and follows the computation to its end.
   *
   * @param again whether a failure, or an earlier result, is computed anew
   */
  start(again?: boolean): void
  /** Starts it after a failure: the computation anew if it has failed, otherwise only the call. */
  retry(): void
}

/** Milliseconds from an answer to the next question, at first and later. */
const [soon, later] = [1_000, 3_000]
/** Questions after which a computation is a long one. */
const fewTurns = 10

/**
 * Follows a computation that may take longer than an answer may: asks until it has ended. It stops when nobody looks any more; the
 * gateway goes on, and whoever starts it later joins it.
 *
 * @param ask asks the gateway. Throws `CallError`
 * @param of the computation in its answer
 */
export function computing<Answer>(
  ask: (again: boolean) => Promise<Answer>,
  of: (answer: Answer) => Computation<unknown>,
): ComputingStore<Answer> {
  const $state = atom<Computing<Answer>>({ phase: 'idle' })
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function next(mine: number, again: boolean, turn: number): Promise<void> {
    const state = await ask(again).then(
      (answer) => stateOf(answer, of(answer)),
      (error: unknown) => ({ phase: 'failed', fault: faultOf(error) }) as const,
    )
    if (mine !== latest) return
    $state.set(state)
    if (state.phase !== 'running') return
    timer = setTimeout(() => void next(mine, false, turn + 1), turn < fewTurns ? soon : later)
  }

  function stop(): void {
    latest++
    clearTimeout(timer)
  }
  onMount($state, () => stop)
  function start(again = false): void {
    stop()
    $state.set({ phase: 'running', progress: 0 })
    void next(latest, again, 0)
  }
  const retry = () => {
    const state = $state.get()
    start(state.phase === 'failed' && !state.fault)
  }
  return { $state, start, retry }
}

function stateOf<Answer>(answer: Answer, { state, progress }: Computation<unknown>): Computing<Answer> {
  if (state === 'done') return { phase: 'done', answer }
  if (state === 'failed') return { phase: 'failed', answer }
  return { phase: 'running', progress, answer }
}
