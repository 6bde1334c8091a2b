import { complain } from '../../printed.ts'
import type { FakePlatform } from './fake-platform.ts'

/** Seconds for a person who plays. */
const patience = 120

/** A person who is asked to open the page and play one round. */
export const personPlays =
  (platform: FakePlatform, sleep: (milliseconds: number) => Promise<void>) =>
  async (url: string): Promise<void> => {
    const before = platform.rounds().length
    complain(`Open ${url} in a browser and play one round; the check waits for two minutes.`)
    for (let waited = 0; waited < patience && platform.rounds().length === before; waited++) await sleep(1_000)
    // The end of the round is on its way.
    await sleep(3_000)
  }
