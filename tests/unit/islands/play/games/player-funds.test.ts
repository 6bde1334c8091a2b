import { describe, expect, test } from 'vitest'
import { type AnsweredFunds, playerFunds, shownFunds } from '#islands/play/games/player-funds.ts'

const wagering = {
  ...{ bonusId: '7', balance: 10_00n, required: 20_00n, progress: 5_00n, percent: 10, maxBet: null },
  expiresAt: '2026-12-01T00:00:00.000Z',
}
const withBonus: AnsweredFunds = { balance: 3_00n, bonus: 10_00n, wagering, net: -2_00n }
const withoutBonus: AnsweredFunds = { balance: 8_00n, bonus: null, wagering: null, net: -2_00n }
const facts = { required: 20_00n, progress: 5_00n, percent: 10, expiresAt: Date.parse(wagering.expiresAt) }

/** The gateway must not be asked. */
const unasked = () => Promise.reject(new Error('asked'))

describe('the money that a game shows while a bonus is running (rules 22.3 and 22.13)', () => {
  test('is own money and bonus money together, with the wagering', () => {
    expect(shownFunds(withBonus)).toEqual({ balance: 13_00n, bonus: 10_00n, wagering: facts, net: -2_00n })
    expect(shownFunds(withoutBonus)).toEqual({ balance: 8_00n, net: -2_00n })
  })

  test('a message that tells own money alone leaves the bonus where it was', async () => {
    const funds = playerFunds()
    expect(funds.withBonus(4_00n)).toBe(4_00n)
    funds.take(withBonus)
    expect(funds.withBonus(4_00n)).toBe(14_00n)
    funds.take(withoutBonus)
    expect(funds.withBonus(4_00n)).toBe(4_00n)
  })

  test('after a round it is asked for only if there was a bonus, which may be over then', async () => {
    const funds = playerFunds()
    expect(await funds.after(4_00n, unasked)).toEqual({ balance: 4_00n })
    funds.take(withBonus)
    const staked = { ...withBonus, balance: 0n, bonus: 9_00n }
    expect(await funds.after(0n, async () => staked)).toMatchObject({ balance: 9_00n, bonus: 9_00n, net: -2_00n })
    expect(await funds.after(8_00n, async () => withoutBonus)).toEqual({ balance: 8_00n, net: -2_00n })
    expect(await funds.after(8_00n, unasked)).toEqual({ balance: 8_00n })
  })

  test('without an answer, bonus and wagering stay as they were', async () => {
    const funds = playerFunds()
    funds.take(withBonus)
    expect(await funds.after(1_00n, unasked)).toEqual({ balance: 11_00n, bonus: 10_00n, wagering: facts })
  })
})
