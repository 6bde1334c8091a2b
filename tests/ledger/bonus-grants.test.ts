import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayDeps } from '#gateway/deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { expireBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { openBonus } from '#gateway/rewards/bonuses/open-bonus.ts'
import type { BonusTerms } from '#gateway/rewards/bonuses/terms.ts'
import { entriesOf, giveSome, grantOf, someOffer } from '#tests/support/bonus.ts'
import { databases } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { now, opening, tableOf, vendorTable } from '#tests/support/vendor-table.ts'

const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

// Product rules 22.4, 22.7 and 22.10.
describe.each(databases())('which bonus a bet feeds, and how much of it counts, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
  })

  const give = (memberId: bigint, terms: Partial<BonusTerms> = {}, at = now) => giveSome(database, memberId, at, terms)
  const progress = async (...ids: bigint[]) => {
    const grants = await Promise.all(ids.map((id) => grantOf(database, id)))
    return grants.map((grant) => grant.progress)
  }

  test.each([
    [
      'the game over its category',
      { games: { 1: 5 }, categories: { RNG: 20 }, vendors: { ARARA: 90 }, default: 50 },
      5n,
    ],
    ['the category over the vendor', { categories: { RNG: 20 }, vendors: { ARARA: 90 }, default: 50 }, 20n],
    ['also a category that counts nothing', { categories: { RNG: 0 }, vendors: { ARARA: 90 }, default: 50 }, 0n],
    ['the vendor over the default', { categories: { LIVE: 20 }, vendors: { ARARA: 90 }, default: 50 }, 90n],
    ['the default otherwise', { games: { 2: 5 }, vendors: { OTHER: 90 }, default: 50 }, 50n],
    ['nothing otherwise', { games: { 2: 5 }, vendors: { OTHER: 90 } }, 0n],
  ] as const)('the most specific percentage counts: %s (rule 22.7)', async (_, weights, counted) => {
    const at = await vendorTable(database)
    const id = await give(at.player.memberId, { weights })
    await at.betAndWin('b1', 100n, 0n)
    expect(await progress(id)).toEqual([counted])
  })

  test('of two bonuses that end at once the older one is fed, whatever its number, and of equals the first (rule 22.4)', async () => {
    const { player } = await vendorTable(database)
    const { memberId } = player
    const younger = await give(memberId, { days: 2 }, later(1))
    const older = await give(memberId, { days: 3 })
    const same = await give(memberId, { days: 3 })
    expect(younger < older && older < same).toBe(true)
    await tableOf(database, player, later(1)).betAndWin('b1', 100n, 0n)
    expect(await progress(younger, older, same)).toEqual([0n, 100n, 0n])
  })

  test('a bonus of another currency is not fed, even if it ends first (rule 22.4)', async () => {
    const at = await vendorTable(database)
    const { memberId } = at.player
    const own = await give(memberId, { days: 9 })
    const offer = { ...someOffer(`dollars-${memberId}`, { days: 1 }), currency: 'USD' }
    await putOffer(database, offer, { by: 'test', validFrom: now, validUntil: null, now })
    const [put] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM bonus_offer WHERE name = :offerName', {
      offerName: offer.name,
    })
    const foreign = await database.transaction((tx) =>
      openBonus(tx, {
        ...{ memberId, offerId: put?.id ?? 0n, currency: 'USD', terms: offer.terms, source: 'gift' },
        ...{ reference: 'dollars', by: 'test', now },
      }),
    )
    await at.betAndWin('b1', 1_500n, 0n)
    expect(await progress(own, foreign ?? 0n)).toEqual([1_500n, 0n])
    expect(await grantOf(database, own)).toMatchObject({ balance: 500n })
    expect(await grantOf(database, foreign ?? 0n)).toMatchObject({ balance: 1_000n })
  })

  test('a bet feeds one bonus only: what its money does not cover is own money, and the next bonus waits until it is over (rule 22.4)', async () => {
    const at = await vendorTable(database)
    const { memberId } = at.player
    const terms = { spend: 'bonus-first' } as const
    const [first, second] = [await give(memberId, { ...terms, days: 3 }), await give(memberId, { ...terms, days: 9 })]
    await at.betAndWin('b1', 700n, 0n)
    // 3.00 are left in the first one: 2.00 of the next stake are own money, none are of the second one.
    expect(await at.bet('b2', 500n)).toMatchObject({ result: 'done', balance: opening - 200n })
    expect(await grantOf(database, first)).toMatchObject({ balance: 300n, held: 300n, progress: 1_200n })
    expect(await grantOf(database, second)).toMatchObject({ balance: 1_000n, held: 0n, progress: 0n })
    await at.win('w2', 'b2', 0n)
    expect(await grantOf(database, first)).toMatchObject({ status: 'forfeited', reason: 'exhausted', progress: 1_200n })
    await at.betAndWin('b3', 100n, 0n)
    expect(await grantOf(database, second)).toMatchObject({ balance: 900n, progress: 100n })
    expect(await at.funds()).toEqual({ balance: opening - 200n, held: 0n })
  })

  test('a stake that own money and the first bonus do not cover is refused, although a second one has money', async () => {
    const at = await vendorTable(database)
    const { memberId } = at.player
    const [first, second] = [await give(memberId, { days: 3 }), await give(memberId, { days: 9 })]
    await at.betAndWin('b1', opening, 0n)
    expect(await at.betAndWin('b2', 1_001n, 0n)).toMatchObject({ result: 'refused' })
    expect(await progress(first, second)).toEqual([1_000n, 0n])
  })

  test('the stake that completes a bonus counts nothing more for the next one', async () => {
    const at = await vendorTable(database)
    const { memberId } = at.player
    const [first, second] = [await give(memberId, { days: 3, times: 1 }), await give(memberId, { days: 9 })]
    await at.betAndWin('b1', 900n, 900n)
    await at.betAndWin('b2', 500n, 0n)
    expect(await grantOf(database, first)).toMatchObject({ status: 'completed', progress: 1_000n, converted: 1_000n })
    expect(await progress(second)).toEqual([0n])
  })

  test.each([
    ['of bonus money alone', 600n, 600n, 0n],
    ['of both', 1_300n, 1_000n, 300n],
  ])(
    'a rollback after the end gives the own part back and loses the rest: a stake %s (rule 22.10)',
    async (_, stake, bonus, own) => {
      const at = await vendorTable(database)
      const id = await give(at.player.memberId, { days: 1, times: 10, spend: 'bonus-first' })
      await at.bet('b1', stake)
      expect(await at.funds()).toEqual({ balance: opening, held: own })
      const deps = { database, now: () => later(1), log: createLog('silent') } as unknown as GatewayDeps
      await expireBonuses(deps)
      const rollback = () => at.rollback('r1', 'b1')
      expect(await rollback()).toMatchObject({ result: 'done', found: true, balance: opening })
      expect(await rollback()).toMatchObject({ result: 'replayed' })
      expect(await entriesOf(database, id)).toEqual([
        ['grant', 1_000n, 0n, 0n],
        ['stake', -bonus, -own, stake],
        ['expire', bonus - 1_000n, 0n, 0n],
        ['reversal', bonus, own, 0n],
        ['expire', -bonus, 0n, 0n],
      ])
      expect(await grantOf(database, id)).toMatchObject({ status: 'expired', balance: 0n, held: 0n, progress: stake })
      expect(await at.funds()).toEqual({ balance: opening, held: 0n })
    },
  )
})
