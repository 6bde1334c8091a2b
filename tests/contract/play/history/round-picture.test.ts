import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRound } from '#contract/play/history/get-round.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { blackjack, decide, dice, mines, play } from '#tests/support/instants.ts'
import { fundedMember, launch } from '#tests/support/people.ts'

describe.each(theDatabase())('past rounds on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  async function member() {
    const { token } = await fundedMember(gateway, 500_00n)
    const round = async (roundId: string) => (await gateway.call(getRound, { roundId }, { token })).value()
    return { token, round, at: (node: number) => launch(gateway, token, 'real', node) }
  }

  test('a round of a game against the house opens to its choice, decisions and result (rule 37.8)', async () => {
    const { round, at } = await member()
    const choice = { side: 'over', target: 5_000 }
    const roll = await play(gateway, await at(dice), 100n, choice)
    const shown = await round(roll.roundId)
    expect(shown).toMatchObject({ drawn: true, wagers: [{ slots: null }] })
    expect(shown.wagers[0]?.instant).toEqual({ game: 'dice', choice, decisions: [], shown: roll.shown })
  })

  test('while a round waits, what is hidden is told neither with its bets (rules 37.3 and 37.8)', async () => {
    const { round, at } = await member()
    const begun = await play(gateway, await at(mines), 100n, { mines: 1 })
    expect((await round(begun.roundId)).wagers).toMatchObject([{ state: 'open', instant: null }])
    const picked = await decide(gateway, await at(mines), begun, { pick: 7 })
    const end = picked.state === 'open' ? await decide(gateway, await at(mines), picked, 'cash-out') : picked
    const [wager] = (await round(begun.roundId)).wagers
    expect(wager?.instant).toMatchObject({ game: 'mines', decisions: end.decisions, shown: end.shown })
    expect(wager?.instant?.shown).toHaveProperty('field')
  })

  test('a round of several bets has its picture once, with the first (rule 37.8)', async () => {
    const { round, at } = await member()
    const game = await at(blackjack)
    for (;;) {
      const begun = await play(gateway, game, 100n, null)
      if (begun.state !== 'open') continue
      const asked = begun.shown as { phase: string }
      const ready = asked.phase === 'insurance' ? await decide(gateway, game, begun, 'decline') : begun
      if (ready.state !== 'open') continue
      const doubled = await decide(gateway, game, ready, 'double')
      const { wagers } = await round(doubled.roundId)
      expect(wagers.map(({ instant }) => instant?.game)).toEqual(['blackjack', undefined])
      expect(wagers[0]?.instant?.decisions.at(-1)).toBe('double')
      return
    }
  })

  test('a spin of slots has its reels and no other picture', async () => {
    const { round, at } = await member()
    const token = await at(1001)
    const spin = (await gateway.call(spinSlots, { stake: 100n }, { token, key: crypto.randomUUID() })).value()
    const shown = await round(spin.roundId)
    expect(shown).toMatchObject({ drawn: true, wagers: [{ instant: null }] })
    expect(shown.wagers[0]?.slots).not.toBeNull()
  })
})
