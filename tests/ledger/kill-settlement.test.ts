import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { lineCounted } from '#tests/support/agents.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { foundOfWeek, resultOfWeek, weekOfBets } from '#tests/support/settled-week.ts'
import type { SettlementJob } from './kill/settlement-worker.ts'

const worker = join(import.meta.dirname, 'kill/settlement-worker.ts')
const { kills } = effort

/** Lets a process settle until it kills itself or ends. @returns whether it came to its end */
async function settledBy(job: SettlementJob): Promise<boolean> {
  const child = spawn(process.execPath, [worker, JSON.stringify(job)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  await once(child, 'close')
  if (child.signalCode === 'SIGKILL') return false
  expect(child.exitCode, said).toBe(0)
  return true
}

it.skipIf(!hasPostgres())(
  `a week of contracts is settled once by two processes that kill -9 ends after any statement, ${2 * kills} of them`,
  async () => {
    const { url, drop } = await emptyPostgres('template1')
    const config = { kind: 'postgres', url, connections: 4 } as const
    const database = await openDatabase(config)
    const clock = fakeClock(new Date('2026-10-05T03:00:00.000Z'))
    const gateway = await testGateway({ database, clock })
    await smallCatalogue(database)
    const agents = await weekOfBets(gateway.deps, clock)
    const job = { database: config, now: clock.now().toISOString(), memberId: `${agents[0]?.memberId}` }
    let dead = 0
    for (let kill = 0; kill < kills; kill++) {
      // The processes are killed at different statements, so that each continues the half-done work of the other.
      const ends = await Promise.all([kill + 1, 2 * kill + 3].map((statements) => settledBy({ ...job, statements })))
      dead += ends.filter((isEnd) => !isEnd).length
    }
    expect(dead).toBeGreaterThan(0)
    await lineCounted(gateway)
    expect(await settledBy({ ...job, statements: null })).toBe(true)
    expect(await foundOfWeek(gateway.deps, agents)).toEqual(resultOfWeek)
    await expectReconciled(database)
    await gateway.close()
    await drop()
  },
  600_000,
)
