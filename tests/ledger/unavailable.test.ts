import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { atMost } from '#tests/support/effort.ts'
import { available, expectReconciled, funded } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type TcpProxy, tcpProxy } from '#tests/support/tcp-proxy.ts'

describe.skipIf(!hasPostgres())('a database behind a bad network', () => {
  let direct: Database
  let through: Database
  let proxy: TcpProxy
  let account: bigint
  beforeEach(async () => {
    const server = inject('postgres')
    if ('missing' in server) throw new Error(server.missing)
    direct = await postgresDatabase()
    const [row] = await rowsAs<{ name: string }>(direct, 'SELECT current_database() AS name')
    proxy = await tcpProxy(new URL(`/${row?.name}`, server.url).href)
    through = await openDatabase({ kind: 'postgres', url: proxy.url, connections: 3 })
    account = await funded(direct, 1000n)
  })
  afterEach(async () => {
    await expectReconciled(direct)
    await through.close()
    proxy.close()
    await direct.close()
  })

  const pay = (key: string) =>
    once(through, { actor: 'a', key, request: 'pay' }, async (tx) => {
      const legs = [
        { account, amount: -10n },
        { system: 'withdrawals' as const, amount: 10n },
      ]
      return (await transfer(tx, { kind: 'withdrawal', legs })).toString()
    })

  it.each([
    ['silent', 5000],
    ['reset', 1000],
  ] as const)('that is %s fails within bounded time and works again afterwards', async (how, limit) => {
    await Promise.all(['1', '2', '3'].map(pay))
    proxy.become(how)
    const begun = performance.now()
    // More callers than connections: those who wait for one are bounded too.
    const failed = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => pay(`late-${i}`)))
    expect(performance.now() - begun).toBeLessThan(atMost(limit))
    for (const { status, ...rest } of failed) {
      expect(status).toBe('rejected')
      expect(rest).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    }
    proxy.become('pass')
    await Promise.all(Array.from({ length: 9 }, (_, i) => pay(`late-${i}`)))
    expect(await available(direct, account)).toBe(1000n - 12n * 10n)
  })

  it('does not continue with half a transaction on a new connection', async () => {
    const half = through.transaction(async (tx) => {
      await transfer(tx, {
        kind: 'gift',
        legs: [
          { account, amount: -10n },
          { system: 'house', amount: 10n },
        ],
      })
      proxy.become('reset')
      await expect(tx.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable)
      proxy.become('pass')
      await tx.query('SELECT 1')
    })
    await expect(half).rejects.toThrow(DatabaseUnavailable)
    await through.ping()
    expect(await available(direct, account)).toBe(1000n)
  })

  it('is noticed between two statements of a transaction', async () => {
    const cut = through.transaction(async (tx) => {
      await transfer(tx, {
        kind: 'gift',
        legs: [
          { account, amount: -10n },
          { system: 'house', amount: 10n },
        ],
      })
      proxy.become('reset')
      proxy.become('pass')
      await direct.ping()
    })
    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    expect(await available(direct, account)).toBe(1000n)
  })

  it('that does not listen is refused at opening, by name', async () => {
    proxy.close()
    await expect(openDatabase({ kind: 'postgres', url: proxy.url })).rejects.toThrow(DatabaseUnavailable)
  })
})
