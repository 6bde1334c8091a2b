import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { atMost } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type TcpProxy, tcpProxy } from '#tests/support/tcp-proxy.ts'

describe.skipIf(!hasPostgres())('a gateway whose database is far away', () => {
  let direct: Database
  let proxy: TcpProxy
  let gateway: TestGateway
  beforeEach(async () => {
    const server = inject('postgres')
    if ('missing' in server) throw new Error(server.missing)
    direct = await postgresDatabase()
    const [row] = await rowsAs<{ name: string }>(direct, 'SELECT current_database() AS name')
    proxy = await tcpProxy(new URL(`/${row?.name}`, server.url).href)
    const database = await openDatabase({ kind: 'postgres', url: proxy.url, connections: 3 })
    // The real limits too: they ask the database themselves.
    gateway = await testGateway({ database, limits: undefined, deadline: undefined })
  })
  afterEach(async () => {
    await gateway.close()
    proxy.close()
    await expectReconciled(direct)
    await direct.close()
  })

  test.each(['silent', 'reset'] as const)(
    'that is %s answers 503 within bounded time, and works again',
    async (how) => {
      const { token, username } = await registerMember(gateway)
      const key = crypto.randomUUID()
      const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
      proxy.become(how)
      const begun = performance.now()
      const unsealed = { ...login, sealed: false }
      const answers = await Promise.all([
        gateway.call(getMemberInfo, {}, { token }),
        gateway.call(createDeposit, order, { token, key }),
        gateway.call(unsealed, { sealed: `${Buffer.from('{"kid":"k"}').toString('base64url')}....` }),
        gateway.call(getDeposit, { depositId: username }, { token }),
      ])
      expect(performance.now() - begun).toBeLessThan(atMost(5_000))
      expect((await gateway.request('/readyz')).status).toBe(503)
      for (const { status, code, headers } of answers) {
        expect([status, code, headers.get('Retry-After')]).toEqual([503, 'service_unavailable', '2'])
      }
      proxy.become('pass')
      // A silent connection is given up at its time limit; later requests get a new one.
      await expect.poll(() => gateway.request('/readyz').then(({ status }) => status), { timeout: 90_000 }).toBe(200)
      const first = (await gateway.call(createDeposit, order, { token, key })).value()
      const again = (await gateway.call(createDeposit, order, { token, key })).value()
      expect(again.depositId).toBe(first.depositId)
    },
  )
})
