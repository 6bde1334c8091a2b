import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { some } from '#tests/support/effort.ts'
import { House } from './house.ts'

/** Number of runs of each fault; one run of a gateway takes seconds. */
const times = 8
const long = 1_800_000

/** Exit code of a gateway whose database cannot continue (sysexits.h: EX_IOERR). */
const inputOutputError = 74

/**
 * A small disk that can be filled. Undefined if this process may not mount one, which needs root on Linux.
 *
 * @param size in MiB
 */
function smallDisk(size: number): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'arara-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', place], { stdio: 'ignore' })
    return place
  } catch {
    rmSync(place, { recursive: true })
    return undefined
  }
}

/** Fills the rest of the disk. */
function fill(file: string): void {
  const handle = openSync(file, 'a')
  for (let size = 1 << 20; size >= 512; size /= 2) {
    try {
      const bytes = Buffer.alloc(size)
      while (writeSync(handle, bytes) > 0);
    } catch {
      // No room for so much: smaller pieces may still fit.
    }
  }
  closeSync(handle)
}

const disk = smallDisk(256)
if (disk === undefined) console.warn('\n  NO DISK TO FILL: mounting one takes root on Linux; that test is left out.\n')

test.skipIf(disk === undefined)(
  `${times} times a full disk under the embedded database: no bet is lost or doubled`,
  async () => {
    const dataDir = join(disk ?? '', 'data')
    const ballast = join(disk ?? '', 'ballast')
    onTestFinished(() => {
      execFileSync('umount', ['-l', disk ?? ''])
      rmSync(disk ?? '', { recursive: true })
    })
    const house = new House({ kind: 'embedded', dataDir }, { DATA_DIR: dataDir })
    await house.open()
    for (let index = 0; index < times; index++) {
      await house.rounds(some())
      fill(ballast)
      await house.trouble()
      rmSync(ballast)
      // If the log itself could not grow, the process has ended at once and is started again.
      if (house.endedWith !== undefined) {
        expect(house.endedWith).toBe(inputOutputError)
        await house.startGateway()
      }
    }
    await house.rounds(some())
    expect(house.met.filter((code) => !['service_unavailable', 'no answer'].includes(code))).toEqual([])
    await house.expectSound()
  },
  long,
)

test(
  `${times} times the directory of the embedded database is gone under play: no bet is lost or doubled`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'arara-gone-'))
    const directory = join(dataDir, 'database')
    const house = new House({ kind: 'embedded', dataDir }, { DATA_DIR: dataDir })
    await house.open()
    for (let index = 0; index < times; index++) {
      await house.rounds(some())
      renameSync(directory, `${directory}-elsewhere`)
      await expect.poll(() => house.endedWith, { timeout: 120_000 }).toBe(inputOutputError)
      renameSync(`${directory}-elsewhere`, directory)
      await house.startGateway()
    }
    await house.rounds(some())
    await house.expectSound()
    rmSync(dataDir, { recursive: true })
  },
  long,
)
