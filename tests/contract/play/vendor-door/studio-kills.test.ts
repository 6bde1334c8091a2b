import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StudioHouse } from '#tests/faults/studio-house.ts'
import { effort, isLong, some } from '#tests/support/effort.ts'
import { startCluster } from '#tests/support/postgres.ts'

const { kills } = effort
const long = 3_600_000

/** Kills one of the two after the other under load, and compares what is left. */
async function killByTurns(house: StudioHouse): Promise<void> {
  try {
    await house.open()
    for (let index = 0; index < 2 * kills; index++) {
      await house.rounds(some())
      const which = index % 2 === 0 ? 'gateway' : 'studio'
      await house.kill(which)
      await (which === 'gateway' ? house.startGateway() : house.startStudio())
    }
    await house.rounds(some())
    await house.expectSound()
    // Otherwise nobody was interrupted.
    expect(house.players.some(({ troubles }) => troubles.size > 0)).toBe(true)
  } finally {
    house.end()
  }
}

test(
  `${kills} times kill -9 of a gateway with the embedded database, and of the studio: both books are equal`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'arara-studio-faults-'))
    const [dataDir, studioDir] = [join(directory, 'gateway'), join(directory, 'studio')]
    await killByTurns(
      new StudioHouse({ config: { kind: 'embedded', dataDir }, settings: { DATA_DIR: dataDir }, studioDir }),
    )
    rmSync(directory, { recursive: true })
  },
  long,
)

// In `npm test` one of the two databases is enough.
test.runIf(isLong)(
  `${kills} times kill -9 of a gateway on PostgreSQL, and of the studio: both books are equal`,
  async () => {
    const cluster = await startCluster()
    if ('missing' in cluster) throw new Error(cluster.missing)
    const directory = mkdtempSync(join(tmpdir(), 'arara-studio-faults-'))
    const url = cluster.url('postgres')
    const settings = { DATABASE_URL: url, DATA_DIR: join(directory, 'gateway') }
    const studioDir = join(directory, 'studio')
    await killByTurns(new StudioHouse({ config: { kind: 'postgres', url }, settings, studioDir }))
    await cluster.remove()
    rmSync(directory, { recursive: true })
  },
  long,
)
