import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effort, some } from '#tests/support/effort.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { tcpProxy } from '#tests/support/tcp-proxy.ts'
import { House } from './house.ts'

const { kills } = effort
const long = 1_800_000

test(
  `${kills} times kill -9 of a gateway with the embedded database: no bet is lost or doubled`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'arara-faults-'))
    const house = new House({ kind: 'embedded', dataDir }, { DATA_DIR: dataDir })
    await house.open()
    for (let index = 0; index < kills; index++) {
      await house.rounds(some())
      await house.kill()
      await house.startGateway()
    }
    await house.rounds(some())
    await house.expectSound()
    rmSync(dataDir, { recursive: true })
  },
  long,
)

test(
  `${kills} times kill -9 of a gateway and of PostgreSQL by turns: no bet is lost or doubled`,
  async () => {
    const cluster = await startCluster()
    if ('missing' in cluster) throw new Error(cluster.missing)
    const url = cluster.url('postgres')
    const house = new House({ kind: 'postgres', url }, { DATABASE_URL: url })
    await house.open()
    for (let index = 0; index < kills; index++) {
      await house.rounds(some())
      if (index % 2 === 0) {
        await house.kill()
        await house.startGateway()
      } else {
        await cluster.crash()
        await cluster.start()
      }
    }
    await house.rounds(some())
    await house.expectSound()
    await cluster.remove()
  },
  long,
)

test(
  'a network to the database that is slow, silent or cut by turns: no bet is lost or doubled',
  async () => {
    const cluster = await startCluster()
    if ('missing' in cluster) throw new Error(cluster.missing)
    const url = cluster.url('postgres')
    const proxy = await tcpProxy(url)
    const house = new House({ kind: 'postgres', url }, { DATABASE_URL: proxy.url })
    await house.open()
    for (let index = 0; index < kills; index++) {
      const how = (['slow', 'reset', 'silent'] as const)[index % 3] ?? 'slow'
      await house.rounds(some())
      proxy.become(how)
      if (how === 'slow') await house.rounds(8)
      else await house.trouble()
      proxy.become('pass')
    }
    await house.rounds(some())
    expect(house.met.filter((code) => code !== 'service_unavailable')).toEqual([])
    await house.expectSound()
    proxy.close()
    await cluster.remove()
  },
  long,
)
