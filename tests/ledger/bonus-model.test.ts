import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { endRound } from '#gateway/play/vendors/door.ts'
import { endBonus, expireBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { giveSome, grantOf } from '#tests/support/bonus.ts'
import { databases } from '#tests/support/database.ts'
import { effort, isLong } from '#tests/support/effort.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { now as begin, opening, vendorTable, wagerOf } from '#tests/support/vendor-table.ts'
import { offerTreats, treatedMember, treatStep } from './model/daily-reward-steps.ts'
import { endAll, endStep } from './model/end-steps.ts'
import { entrant, entryStep, openDesk } from './model/entry-steps.ts'
import { freePlayer, freeStep, offerFreeRounds } from './model/free-steps.ts'
import { openShop, rewardedMember, rewardStep } from './model/reward-steps.ts'

// Product rules 11 and 21 to 28 with random requests of games and the member, in random order. SEED repeats a failure;
// the report shows its seed.
const seed = process.env.SEED

const betNames = ['b1', 'b2', 'b3', 'b4', 'b5'] as const
const bet = fc.constantFrom(...betNames)
const stake = fc.bigInt(1n, 900n)
const won = fc.bigInt(0n, 1_200n)
const betStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.constant('betAndWin' as const), id: bet, stake, won }) },
  { weight: 4, arbitrary: fc.record({ ask: fc.constant('bet' as const), id: bet, stake }) },
  {
    weight: 4,
    arbitrary: fc.record({ ask: fc.constant('win' as const), id: fc.constantFrom('w1', 'w2', 'w3'), of: bet, won }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ask: fc.constant('rollback' as const), id: fc.constantFrom('r1', 'r2'), of: bet }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ask: fc.constantFrom('expire' as const, 'cancel' as const, 'end' as const), of: bet }),
  },
)
const step = fc.oneof(
  { weight: 9, arbitrary: betStep.map((bets) => ({ bets })) },
  { weight: 6, arbitrary: rewardStep.map((rewards) => ({ rewards })) },
  { weight: 6, arbitrary: treatStep.map((treat) => ({ treat })) },
  { weight: 6, arbitrary: freeStep.map((free) => ({ free })) },
  { weight: 8, arbitrary: entryStep.map((entry) => ({ entry })) },
  { weight: 1, arbitrary: endStep.map((end) => ({ end })) },
)
const sequence = fc.record({
  steps: fc.array(step, { maxLength: 30, size: isLong ? 'max' : 'small' }),
  times: fc.integer({ min: 1, max: 3 }),
  spend: fc.constantFrom('real-first' as const, 'bonus-first' as const),
  maxWinTimes: fc.constantFrom(null, 1),
  endsOnWithdrawal: fc.boolean(),
})

type Table = Awaited<ReturnType<typeof vendorTable>>

/** One request; a name that was used for another one is refused, which is right too. */
async function ask(
  database: Database,
  at: Table,
  { id, now }: { readonly id: bigint; readonly now: Date },
  asked: typeof betStep extends fc.Arbitrary<infer Step> ? Step : never,
) {
  try {
    if (asked.ask === 'betAndWin') await at.betAndWin(asked.id, asked.stake, asked.won)
    else if (asked.ask === 'bet') await at.bet(asked.id, asked.stake)
    else if (asked.ask === 'win') await at.win(asked.id, asked.of, asked.won)
    else if (asked.ask === 'rollback') await at.rollback(asked.id, asked.of)
    else if (asked.ask === 'cancel') await endBonus(database, id, now)
    else if (asked.ask === 'end') await endRound(database, await roundOf(database, at, asked.of), now)
    else await expire(database, now)
  } catch (error) {
    expect(error).toMatchObject({ error: { kind: 'idempotency-conflict' } })
  }
}

const expire = (database: Database, now: Date) =>
  expireBonuses({
    database,
    now: () => new Date(now.getTime() + 8 * 86_400_000),
    log: console,
  } as unknown as Parameters<typeof expireBonuses>[0])

async function roundOf(database: Database, { vendor }: Table, of: string): Promise<bigint> {
  const [row] = await database.query(
    'SELECT wager_id FROM vendor_transaction WHERE vendor = :vendor AND transaction_id = :transactionId',
    { vendor, transactionId: of },
  )
  const wager = row as { wager_id?: bigint | null } | undefined
  return wager?.wager_id ? ((await wagerOf(database, wager.wager_id)).round_id as bigint) : 0n
}

/** Every bonus of a member: the one of the beginning, and those that were claimed. */
async function grantsOf(database: Database, memberId: bigint) {
  const text = 'SELECT id FROM bonus_grant WHERE member_id = :memberId ORDER BY id'
  const ids = await rowsAs<{ id: bigint }>(database, text, { memberId })
  return await Promise.all(ids.map(({ id }) => grantOf(database, id)))
}

/** Sequences that share a house: its jobs look at all of its members and days, so a house gets slower with each. */
const perHouse = 25

// PostgreSQL lets two gateways really work at once, but it has to be waited for.
describe.each(databases().slice(0, isLong ? undefined : 1))('on $name', ({ open }) => {
  let now = begin
  let house: Awaited<ReturnType<typeof openHouse>> | undefined
  let played = 0

  /** A database with all that its members can get. */
  async function openHouse() {
    const database = await open()
    await smallCatalogue(database)
    const config = parseConfig({ NODE_ENV: 'test', SEED_DEMO: '0' })
    const deps = gatewayDeps({ database, config, log: createLog('silent'), now: () => now })
    const [shop, desk] = [await openShop(deps), await openDesk(deps)]
    return { deps, shop, desk, inviter: await offerTreats(deps), free: await offerFreeRounds(deps) }
  }

  async function closeHouse() {
    if (!house) return
    const { database } = house.deps
    house = undefined
    await expectReconciled(database)
    await database.close()
  }
  afterAll(closeHouse)

  it('keeps every sum in any order of bets, wins, rollbacks, ends, claims, exchanges and repetitions', async () => {
    const ended = new Set<string>()
    const property = fc.asyncProperty(sequence, async ({ steps, ...terms }) => {
      if (played++ % perHouse === 0) await closeHouse()
      house ??= await openHouse()
      // Each sequence has a Sunday of its own, and the day after it for what follows: a week is over then too.
      now = new Date(now.getTime() + 7 * 86_400_000)
      const { deps } = house
      const { database } = deps
      const at = await vendorTable(database, now)
      const { memberId } = at.player
      const member = rewardedMember(house.shop, memberId)
      const treated = await treatedMember(deps, house.inviter, at.player)
      const free = freePlayer(house.free, at)
      const entered = entrant(house.desk, memberId)
      const id = await giveSome(database, memberId, now, terms)
      let before = await grantsOf(database, memberId)
      for (const asked of steps) {
        if ('bets' in asked) await ask(database, at, { id, now }, asked.bets)
        else if ('entry' in asked) await entered.act(asked.entry)
        else if ('rewards' in asked) await member.act(asked.rewards)
        else if ('treat' in asked) await treated.act(asked.treat)
        else if ('free' in asked) await free.act(asked.free)
        else await endAll(database, memberId, asked.end, now)
        // Its job closes all that was not used in time.
        if ('rewards' in asked && asked.rewards.ask === 'close') entered.close()
        const grants = await grantsOf(database, memberId)
        for (const [place, grant] of grants.entries()) {
          expect(grant.progress >= 0n && grant.progress <= grant.required).toBe(true)
          expect(grant.balance >= grant.held && grant.held >= 0n).toBe(true)
          const earlier = before[place]
          // A finished bonus does not change.
          if (earlier && earlier.status !== 'active')
            expect({ ...grant, balance: 0n, held: 0n }).toEqual({ ...earlier, balance: 0n, held: 0n })
        }
        before = grants
        const funds = await at.funds()
        expect(funds && funds.balance >= funds.held).toBe(true)
      }
      for (const name of betNames) await at.win(`end-${name}`, name, 0n)
      for (const end of [...(await free.finish()), ...entered.ends()]) ended.add(end)
      for (const [cause, amount] of Object.entries(await treated.finish())) if (amount > 0n) ended.add(cause)
      const [first] = before
      for (const { reason, status } of await grantsOf(database, memberId)) ended.add(reason ?? status)
      expect(first?.converted ?? 0n).toBeLessThanOrEqual(terms.maxWinTimes === null ? opening * 1_000n : 1_000n)
    })
    const runs = isLong ? effort.memberSequences : 10
    await fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) })
    // A few random sequences may all end alike: then more follow.
    while (!isLong && ended.size < 3 && played < 100) await fc.assert(property, { numRuns: 5 })
    // Otherwise the sequences would have shown little.
    const causes = [
      'levels',
      'benefit',
      'invitation',
      'raffle',
      'tournament',
      'cashBack',
      'rebate',
      'completed',
      'exhausted',
    ]
    const ends = ['completed', 'expired'].flatMap((status) => [`${status} money`, `${status} bonus`])
    const reasons = ['pause', 'exclusion', 'register', 'closed', 'withdrawal']
    const entries = ['issued', 'left', 'off', 'expired'].map((end) => `deposit ${end}`)
    entries.push(...['rejected', 'claimed'].map((end) => `application ${end}`))
    const all = [...causes, ...reasons, ...ends, ...entries, 'forfeited money']
    if (isLong) expect([...ended]).toEqual(expect.arrayContaining(all))
    else expect(ended.size).toBeGreaterThanOrEqual(3)
  }, 7_200_000)
})
