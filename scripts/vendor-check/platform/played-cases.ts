import { callsToVendor } from '#contract/vendor/registry.ts'
import { expectSame, Mismatch, Skipped } from '../case.ts'
import type { Counter, VendorCase } from './counter.ts'

/** A launch that is opened and played for one round. @returns the round's id */
async function playOnce(counter: Counter): Promise<string> {
  const { played } = counter.means
  if (!played) throw new Skipped('Without --listen the vendor finds no platform')
  const { platform, play } = played
  const { request, ...launched } = await counter.launching()
  platform.expect(launched)
  const before = new Set(platform.rounds())
  const { url } = callsToVendor.launch.value.create(await counter.ask('launch', request))
  await play(url)
  expectSame('the vendor exchanged the launch token', true, platform.wasExchanged(launched.token))
  const roundId = platform.rounds().find((id) => !before.has(id))
  if (roundId === undefined) throw new Mismatch('bets', 'a round', 'none')
  return roundId
}

/** Cases in which a round is played at the vendor. */
export const playedCases: readonly VendorCase[] = [
  {
    name: 'a round is played, and told again',
    async run(counter) {
      const roundId = await playOnce(counter)
      expectSame('state of the round', 'ended', (await counter.ask('roundStatus', { roundId })).state)
      const { url } = callsToVendor.round.value.create(await counter.ask('round', { roundId, language: 'en' }))
      expectSame('status of its page', 200, (await fetch(url)).status)
    },
  },
]
