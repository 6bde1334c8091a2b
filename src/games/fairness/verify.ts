import type { Json } from '#games/instants/instant.ts'
import type { SharedStep } from '#games/tables/steps.ts'
import { sameJson } from '#lib/same-json.ts'
import { differingFacts, type Receipt, type SignatureState, signatureOf } from './receipt.ts'
import { commitmentOf, type RoundSeed } from './stream.ts'
import { blocksOf, type Trace, type TracedBlock, type TracedDraw, traced } from './trace.ts'
import type { RoundProof } from './wire.ts'

type Claim<Proof> = Proof extends RoundProof
  ? Pick<Proof, 'engine' | 'game' | 'serverSeed' | 'clientSeed' | 'nonce' | 'round'> &
      Partial<Pick<Proof, 'commitment' | 'outcome' | 'wins'>>
  : never

/** What is verified: a proof, or as much of it as somebody typed. What is left out is computed and compared with nothing. */
export type RoundClaim = Claim<RoundProof>

/** A round that was computed again. */
export interface Recomputed {
  readonly outcome: Json
  /** Digit texts of minor units. */
  readonly wins: readonly string[]
  /** What else the result follows from, in its order. */
  readonly steps?: readonly SharedStep[]
}

/**
 * The rules of one game, as verification needs them.
 *
 * @throws {RoundFault} if the round cannot have been played so
 */
export type Replay = (claim: RoundClaim, drawsOf: Trace['drawsOf']) => Recomputed

/** `impossible`: the bet or a decision was never offered. `other_rules`: the rules have changed since the round. */
export type RoundFaultCode = 'impossible' | 'other_rules'

export class RoundFault extends Error {
  readonly code: RoundFaultCode
  constructor(code: RoundFaultCode) {
    super(code)
    this.code = code
  }
}

/** `computed`: there was nothing to compare with. */
export type Verdict = 'matches' | 'differs' | 'computed'

/** One step of a verification, as data: the page and the script write it in words. */
export type Step =
  | { readonly kind: 'commitment'; readonly verdict: Verdict; readonly computed: string; readonly claimed?: string }
  | { readonly kind: 'stream'; readonly verdict: 'computed'; readonly blocks: readonly TracedBlock[] }
  | { readonly kind: 'draws'; readonly verdict: 'computed'; readonly draws: readonly TracedDraw[] }
  | SharedStep
  | {
      readonly kind: 'outcome'
      readonly verdict: Verdict
      /** Why there is no outcome; then `computed` is missing. */
      readonly fault?: RoundFaultCode
      readonly computed?: Json
      readonly claimed?: Json
    }
  | {
      readonly kind: 'receipt'
      readonly verdict: Verdict
      readonly receipt: Receipt
      readonly signature: SignatureState
      /** Names under which it says something else than the proof. */
      readonly differing: readonly string[]
      readonly key: KeyState
    }
  | {
      readonly kind: 'win'
      readonly verdict: Verdict
      readonly computed?: readonly string[]
      readonly claimed?: readonly string[]
    }

/** Whether the key of a receipt is the one with which a site signs; unknown where nobody was asked. */
export type KeyState = 'same' | 'other' | 'unknown'

export interface Verification {
  /** `differs` if one step does, `matches` if all that a proof claims matches, otherwise `computed`. */
  readonly verdict: Verdict
  /**
   * Commitment, stream, draws, outcome, win, in this order; then the receipt, if there is one. A receipt alone is the only step. What only
   * shared tables have stands before the outcome; a round that draws nothing but by that has no stream.
   */
  readonly steps: readonly Step[]
}

/** Computes a round again and compares each step with what is claimed. It asks nobody and changes nothing. */
export function verify(claim: RoundClaim, replay: Replay): Verification {
  const seed: RoundSeed = { serverSeed: claim.serverSeed, clientSeed: claim.clientSeed, nonce: claim.nonce }
  const commitment = commitmentOf(seed.serverSeed)
  const trace = traced()
  const round = recomputed(claim, replay, trace)
  const draws = trace.draws()
  const own = round instanceof RoundFault ? [] : (round.steps ?? [])
  const steps: readonly Step[] = [
    {
      kind: 'commitment',
      verdict: verdictOf(commitment, claim.commitment),
      computed: commitment,
      ...(claim.commitment !== undefined && { claimed: claim.commitment }),
    },
    ...(draws.length > 0 || own.length === 0
      ? ([
          { kind: 'stream', verdict: 'computed', blocks: blocksOf(seed, draws) },
          { kind: 'draws', verdict: 'computed', draws },
        ] as const)
      : []),
    ...own,
    {
      kind: 'outcome',
      ...(round instanceof RoundFault
        ? { verdict: 'differs', fault: round.code }
        : { verdict: verdictOf(round.outcome, claim.outcome), computed: round.outcome }),
      ...(claim.outcome !== undefined && { claimed: claim.outcome }),
    },
    ...winSteps(round, claim),
  ]
  return { verdict: together(steps), steps }
}

/** Checks the signature of a receipt, and its facts against a proof. @param key whether it is the key of the site that asks */
export async function verifyReceipt(
  receipt: Receipt,
  key: KeyState,
  proof?: RoundProof,
): Promise<Extract<Step, { kind: 'receipt' }>> {
  const signature = await signatureOf(receipt)
  const differing = proof ? differingFacts(receipt, proof) : []
  const isWrong = signature === 'invalid' || key === 'other' || differing.length > 0
  const verdict = isWrong ? 'differs' : signature === 'valid' ? 'matches' : 'computed'
  return { kind: 'receipt', verdict, receipt, signature, differing, key }
}

/** A verification with one step more. */
export function withStep({ steps }: Pick<Verification, 'steps'>, step: Step): Verification {
  const all = [...steps, step]
  return { verdict: together(all), steps: all }
}

/** The win; none of a round of a shared table on which nobody bet. */
function winSteps(round: Recomputed | RoundFault, { wins }: RoundClaim): Step[] {
  if (!(round instanceof RoundFault) && round.wins.length === 0 && wins === undefined) return []
  return [
    {
      kind: 'win',
      ...(round instanceof RoundFault
        ? { verdict: 'differs' }
        : { verdict: verdictOf(round.wins, wins), computed: round.wins }),
      ...(wins !== undefined && { claimed: wins }),
    },
  ]
}

function recomputed(claim: RoundClaim, replay: Replay, trace: Trace): Recomputed | RoundFault {
  try {
    return replay(claim, trace.drawsOf)
  } catch (error) {
    if (error instanceof RoundFault) return error
    throw error
  }
}

const verdictOf = (computed: unknown, claimed: unknown): Verdict =>
  claimed === undefined ? 'computed' : sameJson(computed, claimed) ? 'matches' : 'differs'

/** Steps that are computed and claimed by nobody: what follows from them is compared. */
const toldOnly: ReadonlySet<Step['kind']> = new Set(['stream', 'draws', 'tickets', 'point'])

function together(steps: readonly Step[]): Verdict {
  if (steps.some(({ verdict }) => verdict === 'differs')) return 'differs'
  const compared = steps.filter(({ kind }) => !toldOnly.has(kind))
  return compared.every(({ verdict }) => verdict === 'matches') ? 'matches' : 'computed'
}
