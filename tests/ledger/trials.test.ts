import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { forgetTrials } from '#gateway/account/auth/forget-trials.ts'
import { endStaleSessions } from '#gateway/account/auth/sessions.ts'
import { sqlState } from '#gateway/platform/db/errors.ts'
import { forgetEvents } from '#gateway/platform/events/queries.ts'
import { hold } from '#gateway/platform/ledger/holds.ts'
import { hours } from '#tests/support/clock.ts'
import { asOwner, hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

const kinds = hasPostgres() ? (['memory', 'postgres'] as const) : (['memory'] as const)

describe.each(kinds)('trial users are deleted completely (%s)', (kind) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: kind })
    // The member who stays: with rounds of real money and of play money.
    const { token } = await fundedMember(gateway, 50_00n)
    await play(await launch(gateway, token), 3)
    await play(await launch(gateway, token, 'trial'), 3)
  })
  afterEach(() => expectReconciled(gateway.deps.database))
  afterAll(() => gateway.close())

  async function play(token: string, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      ;(await gateway.call(spinSlots, { stake: 5_00n }, { token, key: crypto.randomUUID() })).value()
    }
  }

  /** How many rows each table has. */
  async function sizes(): Promise<Record<string, number>> {
    const { database } = gateway.deps
    const tables = await rowsAs<{ name: string }>(
      database,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> 'schema_migration' ORDER BY 1`,
    )
    const rows = await rowsAs<{ name: string; rows: number }>(
      database,
      tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`).join(' UNION ALL '),
    )
    return Object.fromEntries(rows.map(({ name, rows: size }) => [name, size]))
  }

  /** Trial users who did what they can. @returns their tokens */
  async function trials(people: number, rounds: number): Promise<string[]> {
    const tokens: string[] = []
    for (let person = 0; person < people; person++) {
      const token = await trialUser(gateway)
      await gateway.call(addFavorite, { nodeId: 1001 }, { token })
      await play(await launch(gateway, token, 'trial'), rounds)
      await launch(gateway, token, 'trial', 1002)
      tokens.push(token)
    }
    return tokens
  }

  async function daysLater(days: number): Promise<void> {
    gateway.clock.advance(hours(24 * days))
    await endStaleSessions(gateway.deps.database, gateway.clock.now())
  }

  test('deletes all their rows, and no others (rule 1.5)', async () => {
    await daysLater(1)
    const before = await sizes()
    await trials(10, 12)
    expect((await sizes()).round).toBe((before.round ?? 0) + 120)
    await daysLater(6)
    await forgetTrials(gateway.deps)
    expect((await sizes()).member).toBe((before.member ?? 0) + 10)
    await daysLater(2)
    await forgetTrials(gateway.deps)
    await forgetEvents(gateway.deps.database, gateway.clock.now())
    expect(await sizes()).toEqual(before)
    await forgetTrials(gateway.deps)
    expect(await sizes()).toEqual(before)
  })

  test('keeps every proof after each step, so that a process may stop between any two', async () => {
    const before = await sizes()
    await trials(1, 12)
    const [trial] = await rowsAs<{ id: bigint }>(gateway.deps.database, 'SELECT max(id) AS id FROM member')
    await daysLater(8)
    const step = async () => {
      const [row] = await rowsAs<{ result: string }>(
        gateway.deps.database,
        'SELECT trial_forget(:trialId, :now, 3) AS result',
        { trialId: trial?.id ?? 0n, now: gateway.clock.now() },
      )
      await expectReconciled(gateway.deps.database)
      return row?.result
    }
    const results: (string | undefined)[] = []
    do results.push(await step())
    while (results.at(-1) === 'more')
    expect(results.length).toBeGreaterThan(5)
    expect(results.at(-1)).toBe('done')
    expect(await sizes()).toEqual(before)
    expect(await step()).toBe('kept')
  })

  test('several gateways at once delete each of them once', async () => {
    const before = await sizes()
    await trials(6, 4)
    await daysLater(8)
    await Promise.all([1, 2, 3, 4].map((rows) => forgetTrials(gateway.deps, rows)))
    await forgetTrials(gateway.deps)
    expect(await sizes()).toEqual(before)
    expect(gateway.log()).not.toContain('cannot be forgotten')
  })

  test('keeps one that still holds a stake, and continues with the others', async () => {
    const before = await sizes()
    const [token] = await trials(2, 1)
    const [account] = await rowsAs<{ id: bigint }>(
      gateway.deps.database,
      `SELECT a.id FROM ledger_account a JOIN session s ON s.member_id::text = a.owner_id
       WHERE a.owner_kind = 'member' ORDER BY s.id DESC LIMIT 1`,
    )
    const { holdId } = await hold(gateway.deps.database, { account: account?.id ?? 0n, amount: 1n, kind: 'stake' })
    expect(token).toBeDefined()
    await daysLater(8)
    await forgetTrials(gateway.deps)
    expect((await sizes()).member).toBe((before.member ?? 0) + 1)
    expect(gateway.log()).toContain('cannot be forgotten')
    await gateway.deps.database.query('SELECT ledger_hold_void(:holdId)', { holdId })
    await forgetTrials(gateway.deps)
    expect((await sizes()).member).toBe(before.member)
  })

  test('members are never deleted, and nothing else deletes play money', async () => {
    const { database } = gateway.deps
    const before = await sizes()
    await daysLater(400)
    const members = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM member')
    for (const { id } of members) {
      const [row] = await rowsAs<{ result: string }>(database, 'SELECT trial_forget(:member, :now, 500) AS result', {
        member: id,
        now: gateway.clock.now(),
      })
      expect(row?.result).toBe('kept')
    }
    expect(await sizes()).toEqual(before)
    const refused = (text: string) => database.query(text).then(() => 'accepted', sqlState)
    expect(await refused('SELECT ledger_play_forget(1, 500)')).toBe('42501')
    await database.query("SELECT set_config('arara.forgetting', 'play money', false)")
    expect(await refused("DELETE FROM ledger_posting WHERE currency = 'FUN'")).toBe('42501')
    await database.query("SELECT set_config('arara.forgetting', '', false)")
  })

  test('every table that refers to a member is cleaned with a trial user, or cannot contain one', async () => {
    const rows = await rowsAs<{ name: string; body: string }>(
      gateway.deps.database,
      `SELECT c.conrelid::regclass::text AS name, pg_get_functiondef('trial_forget'::regproc) AS body
       FROM pg_constraint c WHERE c.contype = 'f' AND c.confrelid IN ('member'::regclass, 'session'::regclass)
         AND c.confdeltype = 'a' GROUP BY 1`,
    )
    const theirs = rows.filter(({ name, body }) => body.includes(`DELETE FROM ${name} `)).map(({ name }) => name)
    // Tables that only an account with a name and a password has rows in.
    const membersOwn = [
      'authenticator_setup',
      'bonus_grant',
      'cash_back',
      'computation',
      'contract_event',
      'commission_payout',
      'contract_request',
      'data_export',
      'deposit',
      'deposit_claim',
      'feedback',
      'free_rounds',
      'identity_check',
      'invitation_code',
      'agent_line',
      'agent_link',
      'line_rebate',
      'line_contract',
      'line_days',
      'line_entry',
      'line_games',
      'line_minutes',
      'line_money',
      'line_move',
      'line_place',
      'line_play',
      'line_rebate_payment',
      'line_statement',
      'jackpot_win',
      'line_statement_active',
      'line_transfer',
      'table_author',
      'table_message',
      'team_games',
      'team_money',
      'team_play',
      'login_verification',
      'member_audit',
      'member_authenticator',
      'member_device',
      'member_identity',
      'member_limit',
      'member_protection',
      'member_protection_event',
      'member_reward',
      'member_upline',
      'mission_due',
      'mission_hidden',
      'mission_progress',
      'passkey',
      'passkey_challenge',
      'password_reset',
      'payout_account',
      'play_clock',
      'play_day',
      'point_count',
      'point_entry',
      'point_order',
      'postback',
      'postback_secret',
      'raffle_entry',
      'rebate',
      'recovery_code',
      'red_envelope_share',
      'referral',
      'referral_reward',
      'sign_in',
      'tournament_player',
      'turnover_audit',
      'upload',
      'upload_taken',
      'vendor_transfer',
      'vip_period',
      'vip_step',
      'vip_total',
      'withdrawal',
      'push_setting',
      'push_subscription',
    ]
    expect([...theirs, ...membersOwn].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })
})

describe.skipIf(!hasPostgres())('the owner of the tables', () => {
  test('deletes no real money, even as if it were play money', async () => {
    const gateway = await testGateway({ seeded: true, database: 'postgres' })
    const { token } = await fundedMember(gateway, 50_00n)
    const game = await launch(gateway, token)
    ;(await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).value()
    await leaveRoundOpen(gateway, 1_00n)
    await asOwner(gateway.deps.database, async (sql) => {
      const refused = (text: string) => sql.unsafe(text).then(() => 'accepted', sqlState)
      await sql`SELECT set_config('arara.forgetting', 'play money', false)`
      expect(await refused('DELETE FROM ledger_posting')).toBe('42501')
      expect(await refused('DELETE FROM ledger_hold')).toBe('42501')
      expect(await refused('DELETE FROM wager')).toBe('42501')
      expect(await refused('DELETE FROM round')).toBe('42501')
      expect(await refused('DELETE FROM ledger_transfer')).toBe('23503')
      const wallet = "(SELECT id FROM ledger_account WHERE owner_kind = 'member')"
      expect(await refused(`SELECT ledger_play_forget(${wallet}, 500)`)).toBe('42501')
    })
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })
})
