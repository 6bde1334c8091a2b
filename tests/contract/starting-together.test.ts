import { expect, test } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { seed } from '#gateway/seed/seed.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { expectReconciled } from '#tests/support/ledger.ts'

test.skipIf(!hasPostgres())('one of several simultaneous starts seeds, and all of them succeed', async () => {
  const { url, drop } = await emptyPostgres('template1')
  const open = () => openDatabase({ kind: 'postgres', url, connections: 4 })
  const together = await Promise.all([open(), open(), open()])
  const steps: string[] = []
  const config = parseConfig({ DATABASE_URL: url, SEED_DEMO: '0' })
  const deps = { config, log: createLog('silent'), now: () => new Date() }
  await Promise.all(together.map((database) => seed(gatewayDeps({ ...deps, database }), (step) => steps.push(step))))
  expect(steps).toEqual(['catalogue'])
  for (const [index, database] of together.entries()) {
    if (index === 0) await expectReconciled(database)
    await database.close()
  }
  await drop()
})
