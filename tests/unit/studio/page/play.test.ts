import { afterEach, describe, expect, it, vi } from 'vitest'
import { vendorCodes } from '#contract/vendor/codes.ts'
import { profiles } from '#games/reels/all-profiles.ts'
import { playReels } from '#games/reels/rules.ts'
import { toWire } from '#games/reels/wire.ts'
import { createTranslate } from '#lib/messages.ts'
import slots from '#locales/en/slots.json' with { type: 'json' }
import reels from '#locales/en/slots-reels.json' with { type: 'json' }
import { playRound } from '#studio/page/play.ts'
import { refusalText } from '#studio/page/refusal-text.ts'
import { seededRandom } from '../../games/slots/seeded-random.ts'

const t = createTranslate<'slots' | 'slots-reels'>({ ...slots, ...reels }, 'en')
const round = playReels(profiles.video, 100n, seededRandom(4))

/** Answers the next call; the page has no frame around it. @returns the bodies that were sent */
function answered(status: number, value: unknown): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('parent', globalThis)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(value), { status })
  })
  return sent
}

afterEach(() => vi.unstubAllGlobals())

describe('a spin of the page', () => {
  it('sends the stake as digits, and takes round, balance and result from the answer', async () => {
    const sent = answered(200, { roundId: 'r7', round: toWire(round), balance: '9900', net: '-100' })
    const played = await playRound('s', 'k', 100n, t)
    expect(sent).toEqual([{ session: 's', key: 'k', stake: '100' }])
    expect(played).toEqual({ ok: true, roundId: 'r7', outcome: round, balance: 9_900n, net: -100n })
  })

  it.each([
    ['no answer of the server', 503, {}],
    ['an answer that cannot be read', 200, { roundId: 'r7' }],
  ])('is unknown after %s, so that the same key is sent again', async (_, status, value) => {
    answered(status, value)
    expect(await playRound('s', 'k', 100n, t)).toMatchObject({ ok: false, retry: true, isFinal: false })
  })

  it('is over after a refusal that decides the key', async () => {
    answered(200, { error: { code: 'limit_reached' } })
    expect(await playRound('s', 'k', 100n, t)).toEqual({
      ok: false,
      code: 'limit_reached',
      message: reels['reels.refused.limit_reached'],
      retry: false,
      isFinal: true,
    })
  })

  it('may have been played before, if only the session was refused', async () => {
    answered(200, { error: { code: 'session_replaced' } })
    expect(await playRound('s', 'k', 100n, t)).toMatchObject({ retry: false, isFinal: false })
  })

  it('is repeated by itself while the last one is settled', async () => {
    answered(200, { error: { code: 'busy' } })
    expect(await playRound('s', 'k', 100n, t)).toMatchObject({ retry: true })
  })

  it('offers a deposit if the balance is too small', async () => {
    answered(200, { error: { code: 'not_enough_money', detail: { balance: '5' } } })
    expect(await playRound('s', 'k', 100n, t)).toMatchObject({ code: 'insufficient_funds', isFinal: true })
  })

  it('shows a reality check, with the start of play as the platform sends it', async () => {
    answered(200, {
      error: { code: 'reality_check_due', detail: { startedAt: '2026-11-29T12:00:00.000Z', net: '-4500' } },
    })
    const check = { startedAt: Date.UTC(2026, 10, 29, 12), net: -4_500n }
    expect(await playRound('s', 'k', 100n, t)).toMatchObject({ code: 'reality_check_due', check })
  })
})

describe('the words for a refusal', () => {
  it('exist for every code of the protocol, and never show the code', () => {
    for (const code of [...Object.keys(vendorCodes), 'unknown_session', 'made_up'])
      expect(refusalText(t, code), code).toMatch(/^[A-Z].{20,}\.$/)
  })
})
