import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, logIn, type Person } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { tableOf } from '#tests/support/vendor-table.ts'

describe.each(theDatabase())('bets that are open when play is stopped, on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // Noon in the operator's time zone: no test reaches the end of the day between its bets.
    const clock = fakeClock(new Date('2026-11-18T15:00:00.000Z'))
    gateway = await testGateway({ database: await open(), seeded: true, clock })
  })
  afterAll(() => closeReconciled(gateway))

  const funds = async (person: Person) => {
    const token = await logIn(gateway, person)
    return (await gateway.call(getBalance, {}, { token })).value()
  }
  const lastSession = async () => {
    const text = `SELECT s.id, s.member_id, a.id AS account FROM game_session s
      JOIN ledger_account a ON a.owner_kind = 'member' AND a.owner_id = s.member_id::text AND a.purpose = 'main'
      ORDER BY s.id DESC LIMIT 1`
    const [row] = await rowsAs<{ id: bigint; member_id: bigint; account: bigint }>(gateway.deps.database, text)
    if (!row) throw new Error('No game was launched.')
    return { memberId: row.member_id, account: row.account, gameSessionId: row.id }
  }
  /** A member with 100.00, and requests of a vendor whose game the member has open. */
  const atTable = async () => {
    const person = await fundedMember(gateway, 100_00n)
    await launch(gateway, person.token)
    const player = await lastSession()
    return { person, table: () => tableOf(gateway.deps.database, player, gateway.clock.now()) }
  }

  const limited = (kind: 'wager' | 'loss' | 'time', period: 'session' | 'day') => (person: Person) =>
    gateway.call(setLimit, { kind, period, amount: kind === 'time' ? 10n : 10_00n }, person)
  /** What stops play, and the refusal of the next bet. */
  const stops: readonly (readonly [what: string, code: string, stop: (person: Person) => Promise<unknown>])[] = [
    ['a pause', 'play_blocked', (person) => gateway.call(startPause, { hours: 24 }, person)],
    ['an exclusion', 'play_blocked', (person) => gateway.call(excludeSelf, { months: null }, person)],
    [
      'an entry of the exclusion register',
      'play_blocked',
      async ({ username }) =>
        gateway.deps.database.query(
          `INSERT INTO member_protection (member_id, registered_at)
             SELECT id, :now FROM member WHERE account = :username
           ON CONFLICT (member_id) DO UPDATE SET registered_at = excluded.registered_at`,
          { username, now: gateway.clock.now() },
        ),
    ],
    ['a limit of stakes', 'limit_reached', limited('wager', 'day')],
    ['a limit of losses', 'limit_reached', limited('loss', 'day')],
    ['a limit of the time of play', 'limit_reached', limited('time', 'session')],
    ['a reality check', 'reality_check_due', (person) => gateway.call(setRealityCheck, { minutes: 10 }, person)],
  ]

  test.each(stops)(
    '%s stops further bets, but the open ones are won, lost and given back (rules 9.9 and 17.2)',
    async (_, code, stop) => {
      const { person, table } = await atTable()
      // From now on time counts: a member without limits has no clock.
      ;(await gateway.call(setRealityCheck, { minutes: 240 }, person)).value()
      for (const id of ['won', 'lost', 'back']) expect(await table().bet(id, 5_00n)).toMatchObject({ result: 'done' })
      await stop(person)
      gateway.clock.advance(minutes(10))
      expect(await table().bet('refused', 5_00n)).toMatchObject({ refusal: { refusal: { code } } })
      expect(await funds(person)).toMatchObject({ balance: 85_00n, held: 15_00n })

      gateway.clock.advance(hours(1))
      expect(await table().win('win', 'won', 12_34n)).toMatchObject({ result: 'done' })
      expect(await table().win('loss', 'lost', 0n)).toMatchObject({ result: 'done' })
      expect(await table().rollback('rollback', 'back')).toMatchObject({ result: 'done' })
      expect(await funds(person)).toMatchObject({ balance: 102_34n, held: 0n })
      // A further win of the same bet.
      expect(await table().win('late', 'won', 1_00n)).toMatchObject({ result: 'done' })
      expect(await funds(person)).toMatchObject({ balance: 103_34n, held: 0n })
    },
  )

  test('a round of an own game that was left open is settled during a pause', async () => {
    const { person } = await atTable()
    const { win } = await leaveRoundOpen(gateway, 1_00n)
    ;(await gateway.call(startPause, { hours: 24 }, person)).value()
    gateway.clock.advance(hours(1))
    await recoverOpenRounds(gateway.deps)
    expect(await funds(person)).toMatchObject({ balance: 99_00n + win, held: 0n })
  })
})
