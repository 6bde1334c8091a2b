import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentTypes } from '#contract/account/members/member.ts'
import { lineChecks } from '#gateway/agents/line/checks.ts'
import { countLine, figuresAsOf } from '#gateway/agents/line/count-line.ts'
import { lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

// 22:30 of 20 November in São Paulo.
const begin = new Date('2026-11-21T01:30:00.000Z')

describe.each(theDatabase())('sums of lines of agents on $name', ({ name, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(begin) })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await lineCounted(gateway)
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const account = (options: Parameters<typeof lineAccount>[1] = {}) => lineAccount(gateway.deps, options)
  const played = (agentId: bigint) =>
    rowsAs<object>(
      gateway.deps.database,
      `SELECT day::text, game_type, wagers, stake, valid_bet, win FROM team_play WHERE agent_id = :agentId ORDER BY day, game_type`,
      { agentId },
    )

  test('a bet counts for every agent above, on the day of its settlement, and never for the agent who placed it (rule 33.2)', async () => {
    const top = await account({ isAgent: true })
    const below = await account({ isAgent: true, upline: top })
    const member = await account({ upline: below })
    await member.bet(1_000n, gateway.clock.now(), 300n)
    await below.bet(500n)
    await top.bet(700n)
    gateway.clock.advance(hours(2))
    await member.bet(2_000n)
    await lineCounted(gateway)
    const first = { day: '2026-11-20', game_type: 'RNG' }
    const second = { ...first, day: '2026-11-21', wagers: 1n, stake: 2_000n, valid_bet: 2_000n, win: 0n }
    expect(await played(below.memberId)).toEqual([
      { ...first, wagers: 1n, stake: 1_000n, valid_bet: 1_000n, win: 300n },
      second,
    ])
    expect(await played(top.memberId)).toEqual([
      { ...first, wagers: 2n, stake: 1_500n, valid_bet: 1_500n, win: 300n },
      second,
    ])
    expect(await figuresAsOf(gateway.deps.database)).toEqual(gateway.clock.now())
  })

  // The embedded database has one transaction at a time.
  if (name === 'PostgreSQL')
    test('a bet that is settled before others and committed after them is counted', async () => {
      const top = await account({ isAgent: true })
      const [early, late] = [await account({ upline: top }), await account({ upline: top })]
      await lineCounted(gateway)
      await gateway.deps.database.transaction(async (tx) => {
        await early.bet(100n, gateway.clock.now(), 0n, tx)
        await late.bet(900n)
        await countLine(gateway.deps)
        // A bet that was settled after an open transaction waits for that transaction.
        expect(await played(top.memberId)).toEqual([])
      })
      await lineCounted(gateway)
      expect(await played(top.memberId)).toMatchObject([{ wagers: 2n, valid_bet: 1_000n }])
    })

  test('several gateways at once count each bet and each payment once', async () => {
    const top = await account({ isAgent: true })
    const member = await account({ upline: top })
    await Promise.all([1n, 2n, 3n].map((amount) => member.bet(amount * 100n)))
    await member.deposit(10_000n, 150n)
    await member.reward(400n)
    await Promise.all([1, 2, 3].map(() => countLine(gateway.deps)))
    await lineCounted(gateway)
    expect(await played(top.memberId)).toMatchObject([{ wagers: 3n, valid_bet: 600n }])
    const text = `SELECT deposits, deposited, first_deposits, withdrawals, withdrawn, bonuses, rebates, fees FROM team_money WHERE agent_id = :memberId`
    // The account was opened with a deposit of 10,000.00 before it came below the agent.
    expect(await rowsAs(gateway.deps.database, text, { memberId: top.memberId })).toEqual([
      {
        deposits: 1n,
        deposited: 10_000n,
        first_deposits: 0n,
        withdrawals: 0n,
        withdrawn: 0n,
        bonuses: 400n,
        rebates: 0n,
        fees: 150n,
      },
    ])
  })

  test('a deposit or a withdrawal that is stored otherwise than in the ledger is found', async () => {
    const top = await account({ isAgent: true })
    const member = await account({ upline: top })
    await member.deposit(10_000n, 150n)
    await lineCounted(gateway)
    const proof = Object.entries(lineChecks).find(([name]) => name.includes('those of the ledger'))?.[1] ?? ''
    for (const column of ['deposited', 'fees', 'withdrawn']) {
      const change = (by: string) =>
        gateway.deps.database.query(`UPDATE line_money SET ${column} = ${column} ${by} WHERE member_id = :memberId`, {
          memberId: member.memberId,
        })
      await change('+ 1')
      expect([column, await rowsAs(gateway.deps.database, proof)]).toMatchObject([
        column,
        [{ member: String(member.memberId), expected_in: '9850' }],
      ])
      await change('- 1')
    }
    expect(await rowsAs(gateway.deps.database, proof)).toEqual([])
  })

  test('a range of days is a bit for each day of its months, also where it starts or ends within a month', async () => {
    const text = `SELECT month, first, last FROM unnest(ARRAY['2026-02-01', '2026-11-01', '2028-02-01']::date[]) month,
        generate_series(month - 33, month + 40, interval '1 day') f, generate_series(month - 33, month + 40, interval '7 days') t,
        LATERAL (SELECT f::date AS first, t::date AS last) g
      WHERE line_days_between(month, first, last) & ((1::bigint << (month + interval '1 month')::date - month) - 1)
        <> coalesce((SELECT sum(1::bigint << extract(day FROM d)::integer - 1) FROM generate_series(first, last, interval '1 day') d
          WHERE date_trunc('month', d) = month), 0)`
    expect(await rowsAs(gateway.deps.database, text)).toEqual([])
  })

  test('the line contains accounts of agent types, and ends 64 levels below its top', async () => {
    const { database } = gateway.deps
    const [types] = await rowsAs<{ text: string }>(
      database,
      `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = 'agent_line_begun'`,
    )
    expect(types?.text.match(/\d+/g)?.map(Number)).toEqual([...agentTypes])
    let last = await account({ isAgent: true })
    const top = last
    for (let depth = 1; depth <= 64; depth++) last = await account({ isAgent: true, upline: last })
    const text =
      'SELECT max(depth)::integer AS depth, count(*)::integer AS rows FROM agent_line WHERE upline_id = :memberId'
    expect(await rowsAs(database, text, { memberId: top.memberId })).toEqual([{ depth: 64, rows: 65 }])
    await expect(account({ isAgent: true, upline: last })).rejects.toThrow()
  })
})
