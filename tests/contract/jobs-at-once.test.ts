import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countLine } from '#gateway/agents/line/count-line.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { countPlayed } from '#gateway/play/lobby/count-played.ts'
import { countReturns } from '#gateway/play/returns/count-returns.ts'
import { runJackpot } from '#gateway/rewards/jackpot/run-jackpot.ts'
import { countMissions } from '#gateway/rewards/missions/count-missions.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { countBets } from '#gateway/rewards/vip/count-bets.ts'
import { asOwner, emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { enableJackpot } from '#tests/support/jackpot.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { enablePoints } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { announce } from '#tests/support/tournament.ts'
import { untilWaiting } from '#tests/support/waiting.ts'

/** Takes the place of PostgreSQL's function of this name, and lets the first who asks wait as long as the test wants. */
const slowSnapshot = `CREATE FUNCTION public.pg_current_snapshot() RETURNS pg_snapshot LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF pg_try_advisory_xact_lock(1, 1) THEN PERFORM pg_advisory_xact_lock(1, 2); END IF;
    RETURN pg_catalog.pg_current_snapshot();
  END $$`

/** Jobs that count each bet once, by the transactions that settled it, and where they note how far they are. */
const jobs = [
  ['line_mark', 'counted_to', countLine],
  ['vip_mark', 'counted_to', countBets],
  ['point_mark', 'counted_to', countPoints],
  ['mission_mark', 'noted_to', countMissions],
  ['played_mark', 'counted_to', countPlayed],
  ['return_mark', 'counted_to', countReturns],
  ['jackpot_mark', 'counted_to', runJackpot],
  ['tournament', 'counted_to', runTournaments],
] as const

describe.skipIf(!hasPostgres())('a job that is slow while another gateway does it too', () => {
  let gateway: TestGateway
  let drop: () => Promise<void>
  beforeAll(async () => {
    const server = await emptyPostgres('template1')
    drop = server.drop
    const config = { kind: 'postgres', url: server.url, timeout: 60_000 } as const
    const plain = await openDatabase({ ...config, connections: 1 })
    await asOwner(plain, async (sql) => {
      await sql.unsafe(slowSnapshot)
      const name = new URL(server.url).pathname.slice(1)
      // Connections that are opened from now on find the slow function first.
      await sql.unsafe(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`)
    })
    await plain.close()
    gateway = await testGateway({ database: await openDatabase({ ...config, connections: 6 }) })
    await enablePoints(gateway.deps)
    await enableJackpot(gateway.deps)
    await runJackpot(gateway.deps)
    await announce(gateway.deps.database, gateway.clock.now())
    await runTournaments(gateway.deps)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
    await drop()
  })

  test.each(jobs)('never goes back behind what is counted: %s', async (table, column, job) => {
    const { deps } = gateway
    const { database } = deps
    const mark = async () => {
      const [row] = await rowsAs<{ at: bigint }>(database, `SELECT ${column} AS at FROM ${table}`)
      return row?.at ?? 0n
    }
    const { slow, counted } = await database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(1, 2)')
      const slow = job(deps)
      await untilWaiting(database, 1, slow)
      // Others settle bets meanwhile.
      for (let n = 0; n < 3; n++) await database.query('SELECT pg_current_xact_id()::text')
      await job(deps)
      return { slow, counted: await mark() }
    })
    await slow
    expect(await mark()).toBeGreaterThanOrEqual(counted)
  })
})
