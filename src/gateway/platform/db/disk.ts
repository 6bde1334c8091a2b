import { connectionError, DiskFull } from './errors.ts'

/** Remembers that the disk was full, so that `/readyz` answers 503 for a while although reads still work. */
export type DiskWatch = {
  /** Examines the error of a statement. */
  failed(error: unknown): void
  /** @throws {DiskFull} for a while after a statement found the disk full */
  check(): void
}

/** Milliseconds. Afterwards requests return; if the disk is still full, the first of them fails and marks it again. */
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
