import type { Trial } from '../run-cases.ts'
import type { Party } from '../wire.ts'

export async function vendorTrials(_: {
  party: Party
  listen?: { host: string; port: number }
}): Promise<{ trials: Trial[]; close(): Promise<void> }> {
  return { trials: [], close: async () => undefined }
}
