import { connectionError, DiskFull } from './errors.ts'

/** Remembers that the disk was full: a balancer should ask others for a while, though reads are still answered. */
export type DiskWatch = {
  /** Takes note of a statement's error. */
  failed(error: unknown): void
  /** @throws {DiskFull} for some time after a statement found no room */
  check(): void
}

/** Milliseconds. Then requests come again; where there is still no room, the first of them is refused and shows it. */
const remembered = 30_000

export function diskWatch(): DiskWatch {
  let full: { error: DiskFull; until: number } | undefined
  return {
    failed: (error) => {
      const mapped = connectionError(error)
      if (mapped instanceof DiskFull) full = { error: mapped, until: performance.now() + remembered }
    },
    check: () => {
      if (full && performance.now() < full.until) throw full.error
    },
  }
}
