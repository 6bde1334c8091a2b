import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import type { SpinResult } from '#games/slots/props.ts'
import { playRound } from '#games/slots/rules.ts'
import { sendSpin } from '#games/slots/send-spin.ts'
import { seededRandom } from './seeded-random.ts'

const outcome = playRound(themes['frutas-mil'], 20n, seededRandom(1))
const played: SpinResult = { ok: true, roundId: '7', outcome, balance: 80n }
const lost: SpinResult = { ok: false, code: 'offline', message: '', retry: true, isFinal: false }
const refused: SpinResult = { ok: false, code: 'insufficient_funds', message: 'no', retry: false, isFinal: true }
/** Refused before the gateway has looked at the key. */
const ended: SpinResult = { ok: false, code: 'session_expired', message: 'over', retry: false, isFinal: false }

/** Answers in turn, the last one for ever; a thrown answer is a broken connection. */
async function sent(answers: readonly (SpinResult | Error)[], unsure = false) {
  let sendings = 0
  let retries = 0
  const pauses: number[] = []
  const result = await sendSpin({
    unsure,
    send: async () => {
      const answer = answers[Math.min(sendings++, answers.length - 1)]
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    onRetry: () => retries++,
    pause: async (ms) => void pauses.push(ms),
  })
  return { result, sendings, retries, pauses }
}

describe('sending a spin', () => {
  it('takes the first certain answer', async () => {
    expect(await sent([played])).toEqual({ result: played, sendings: 1, retries: 0, pauses: [] })
    expect(await sent([refused])).toEqual({ result: refused, sendings: 1, retries: 0, pauses: [] })
  })

  it('repeats after a lost answer or a broken connection, and tells the player', async () => {
    const { result, sendings, retries, pauses } = await sent([lost, new Error('reset'), played])
    expect(result).toBe(played)
    expect([sendings, retries]).toEqual([3, 2])
    expect(pauses).toEqual([500, 1_000])
  })

  it('keeps the key of a lost round when a repetition is refused for another reason', async () => {
    expect(await sent([ended])).toMatchObject({ result: ended, sendings: 1 })
    expect(await sent([lost, ended])).toMatchObject({ result: { ...ended, retry: true }, sendings: 2 })
    expect(await sent([ended], true)).toMatchObject({ result: { ...ended, retry: true }, sendings: 1 })
    expect(await sent([refused], true)).toMatchObject({ result: refused, sendings: 1 })
  })

  it('stops repeating when the server refuses', async () => {
    expect(await sent([lost, refused])).toMatchObject({ result: refused, sendings: 2 })
  })

  it('gives up after half a minute and leaves the round uncertain', async () => {
    const { result, pauses } = await sent([new Error('down')])
    expect(result).toMatchObject({ ok: false, retry: true })
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(30_500)
  })
})
