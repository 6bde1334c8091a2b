import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { vipChecks } from '#gateway/rewards/vip/checks.ts'
import { memberVip } from '#gateway/rewards/vip/overview.ts'
import { type ProgrammeFile, putProgramme } from '#gateway/rewards/vip/put-programme.ts'
import { fakeClock, hours, minutes, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { faultsWhile } from '#tests/support/tampered.ts'
import { caughtUp, someProgramme, vipPlayer } from '#tests/support/vip.ts'

const [bronze, silver, gold] = someProgramme.levels
if (!bronze || !silver || !gold) throw new Error('The programme has too few levels.')

/** A programme of which Silver is reached by other valid bets, and pays another bonus. */
const withSilver = (needed: string, bonus: string): ProgrammeFile => ({
  ...someProgramme,
  levels: [bronze, { ...silver, needed, bonus }],
})

// Product rule 21.4.
describe.each(theDatabase())('versions of the VIP programme on $name (rule 21.4)', ({ open }) => {
  const opened: TestGateway[] = []
  let gateway: TestGateway
  // Each test has a programme of its own.
  beforeEach(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-10T12:00:00.000Z')) })
    opened.push(gateway)
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    for (const one of opened) await closeReconciled(one)
  })

  /** Puts a version in now that begins later. @returns its number */
  const putIn = (programme: ProgrammeFile, milliseconds = 0) => {
    const now = gateway.clock.now()
    const validFrom = new Date(now.getTime() + milliseconds)
    return putProgramme(gateway.deps.database, programme, { by: 'test', validFrom, now })
  }
  const stepsOf = (memberId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      'SELECT rank, version, valid_bet, bonus, state FROM vip_step WHERE member_id = :memberId ORDER BY rank',
      { memberId },
    )
  const balance = (account: bigint) => available(gateway.deps.database, account)

  test('a bet reaches the levels of the version in which it was settled, even if a stricter one begins before it is counted', async () => {
    const version = await putIn(withSilver('10000', '500'))
    const member = await vipPlayer(gateway.deps)
    await member.bet(10_000n)
    await putIn(withSilver('15000', '500'), seconds(10))
    gateway.clock.advance(seconds(15))
    await caughtUp(gateway)
    const reached = { rank: 2, version, valid_bet: 10_000n, bonus: 500n, state: 'paid' }
    expect(await stepsOf(member.memberId)).toMatchObject([{ rank: 1, version }, reached])
    expect(await balance(member.account)).toBe(1_000_000n - 10_000n + 500n)
  })

  test('the bonus is that of the version in which the level was reached', async () => {
    await putIn(withSilver('10000', '500'))
    const member = await vipPlayer(gateway.deps)
    await member.bet(9_999n)
    const version = await putIn(withSilver('15000', '900'), hours(1))
    await putIn(withSilver('15000', '1'), hours(2))
    // The first moment of a version belongs to it.
    gateway.clock.advance(hours(1))
    await member.bet(5_001n)
    gateway.clock.advance(hours(1))
    await member.bet(10_000n)
    await caughtUp(gateway)
    const reached = { rank: 2, version, valid_bet: 15_000n, bonus: 900n, state: 'paid' }
    expect(await stepsOf(member.memberId)).toMatchObject([{ rank: 1 }, reached])
    expect(await balance(member.account)).toBe(1_000_000n - 25_000n + 900n)
  })

  test.each([
    ['in runs of their own', true],
    ['in one run', false],
  ])(
    'a level of which a new version asks for less than was bet comes with the next bet, without its bonus: %s',
    async (_, isCounted) => {
      await putIn(withSilver('10000', '500'))
      const member = await vipPlayer(gateway.deps)
      await member.bet(5_000n)
      if (isCounted) await caughtUp(gateway)
      const version = await putIn(withSilver('4000', '500'), hours(1))
      gateway.clock.advance(hours(1))
      if (isCounted) await caughtUp(gateway)
      expect((await memberVip(gateway.deps, member.session, 'en')).steps.map(({ rank }) => rank)).not.toContain(2)
      await member.bet(1n)
      await caughtUp(gateway)
      const reached = { rank: 2, version, valid_bet: 5_001n, bonus: 0n, state: 'none' }
      expect(await stepsOf(member.memberId)).toMatchObject([{ rank: 1 }, reached])
      expect(await balance(member.account)).toBe(1_000_000n - 5_001n)
    },
  )

  test('a bet of before the first version reaches nothing; the next one brings what was passed, without its bonus', async () => {
    await putIn(withSilver('10000', '500'), hours(1))
    const member = await vipPlayer(gateway.deps)
    await member.bet(10_000n)
    gateway.clock.advance(hours(1))
    await caughtUp(gateway)
    expect(await stepsOf(member.memberId)).toEqual([])
    await member.bet(1n)
    await caughtUp(gateway)
    expect(await stepsOf(member.memberId)).toMatchObject([{ rank: 1 }, { rank: 2, bonus: 0n, state: 'none' }])
  })

  // Product rule 21.7: a period ends before the moment with which the next one begins.
  test('the rebate of a day has the rate of the version at its end, not of one that begins with the next day (rule 21.7)', async () => {
    const midnight = new Date('2026-10-11T03:00:00.000Z')
    const version = await putIn(withSilver('10000', '500'))
    const member = await vipPlayer(gateway.deps)
    await member.bet(5_000n)
    const generous = { ...someProgramme, levels: [{ ...bronze, rates: { RNG: 900 } }] }
    const next = await putIn(generous, midnight.getTime() - gateway.clock.now().getTime())
    gateway.clock.advance(midnight.getTime() - gateway.clock.now().getTime())
    await member.bet(5_000n)
    for (let day = 0; day < 2; day++) {
      gateway.clock.advance(minutes(5) + day * hours(24))
      await caughtUp(gateway)
    }
    const rebates = 'SELECT version, rate, amount FROM rebate WHERE member_id = :memberId ORDER BY starts_at'
    expect(await rowsAs(gateway.deps.database, rebates, { memberId: member.memberId })).toEqual([
      { version, rate: 20, amount: 10n },
      { version: next, rate: 900, amount: 450n },
    ])
  })

  test('reconcile finds a level that names a version of another time, or another bonus', async () => {
    const first = await putIn(withSilver('100', '500'))
    const second = await putIn(withSilver('100', '900'), hours(1))
    const { memberId } = await vipPlayer(gateway.deps)
    /** The faults that are found if the member has reached Silver like this. */
    const faults = (version: number, later: number, bonus: bigint) =>
      faultsWhile(
        gateway.deps.database,
        vipChecks['a reached level names the version that was valid then, with its bonus or none'],
        `INSERT INTO vip_step (member_id, rank, version, currency, valid_bet, reached_at, bonus, state)
         VALUES (:memberId, 2, :version, 'BRL', 100, :reachedAt, :bonus, CASE WHEN :bonus::bigint > 0 THEN 'open' ELSE 'none' END)`,
        { memberId, version, reachedAt: new Date(gateway.clock.now().getTime() + later), bonus },
      )
    expect(await faults(first, hours(1) - 1, 500n)).toBe(0)
    expect(await faults(first, hours(1), 500n)).toBe(1)
    expect(await faults(second, hours(1) - 1, 900n)).toBe(1)
    expect(await faults(second, hours(1), 900n)).toBe(0)
    expect(await faults(second, hours(1), 0n)).toBe(0)
    expect(await faults(second, hours(1), 500n)).toBe(1)
  })
})
