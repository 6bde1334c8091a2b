import { validate } from 'superstruct'
import type { ReelRound } from '#games/reels/types.ts'
import type { ReelsTranslate } from '#games/reels/view/words.ts'
import type { RealityFacts, SpinResult } from '#games/slots/props.ts'
import { RealityCheckStruct } from './answers.ts'
import { Refusal, spin } from './api.ts'
import { decides, refusalText } from './refusal-text.ts'
import { tellPage } from './to-page.ts'

/**
 * Plays a round and says how it went. No answer, or one that cannot be read, is not a refusal: the same key is sent again.
 */
export async function playRound(
  session: string,
  key: string,
  stake: bigint,
  t: ReelsTranslate,
): Promise<SpinResult<ReelRound>> {
  try {
    const { roundId, round, balance, net } = await spin(session, key, stake)
    tellPage({ type: 'round', roundId })
    return { ok: true, roundId, outcome: round, balance, net }
  } catch (error) {
    if (!(error instanceof Refusal)) {
      return { ok: false, code: 'offline', message: t('reels.refused.other'), retry: true, isFinal: false }
    }
    const { code, detail } = error
    tellPage({ type: 'error', code })
    const check = code === 'reality_check_due' ? checkOf(detail) : undefined
    return {
      ok: false,
      // The name that the game's parts know it by.
      code: code === 'not_enough_money' ? 'insufficient_funds' : code,
      message: refusalText(t, code),
      retry: code === 'busy',
      isFinal: decides(code),
      ...(check && { check }),
    }
  }
}

/** A finished round as if it were played: neither balance nor result change. */
export async function playAgain(replay: ReelRound, balance: bigint): Promise<SpinResult<ReelRound>> {
  return { ok: true, roundId: '', outcome: replay, balance, net: 0n }
}

/** The facts of a check; undefined if the studio did not send them. */
function checkOf(detail: unknown): RealityFacts | undefined {
  const [failure, facts] = validate(detail, RealityCheckStruct, { coerce: true })
  return failure ? undefined : facts
}
