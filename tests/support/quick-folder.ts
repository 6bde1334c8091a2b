import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'

/** The folder for temporary files that are written and synced often: in memory on Linux, else the usual one. */
export function quickFolder(): string {
  try {
    accessSync('/dev/shm', constants.R_OK | constants.W_OK)
    return '/dev/shm'
  } catch {
    return tmpdir()
  }
}
