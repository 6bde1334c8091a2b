import { callsToVendor } from '#contract/vendor/registry.ts'
import { expectSame, Mismatch, Skipped } from '../case.ts'
import type { Counter, VendorCase } from './counter.ts'
import { realCurrency } from './fake-platform.ts'

/** Minor units that are brought to a wallet, and milliseconds for a second report. */
const brought = 100_000
const patience = 10_000

/** Opens a launch and plays one round. @param player with real money; another one with play money if it is left out */
async function playAt(counter: Counter, player?: string) {
  const { played } = counter.means
  if (!played) throw new Skipped('Without --listen the vendor finds no platform')
  const { platform, play } = played
  const { request, ...launched } = await counter.launching(player)
  platform.expect(launched)
  const { url } = callsToVendor.launch.value.create(await counter.ask('launch', request))
  await play(url)
  expectSame('the vendor exchanged the launch token', true, platform.wasExchanged(launched.token))
  return platform
}

/** @returns the id of a round with play money */
async function playOnce(counter: Counter): Promise<string> {
  const before = new Set(counter.means.played?.platform.rounds())
  const platform = await playAt(counter)
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
  {
    name: 'a round from the wallet that the vendor keeps is reported until it is answered',
    async run(counter) {
      const playerId = counter.id()
      const wallet = { playerId, currency: realCurrency }
      if ((await counter.send('walletBalance', wallet)).code !== 'ok') throw new Skipped('The vendor keeps no wallets')
      await counter.ask('walletIn', { reference: counter.id(), ...wallet, amount: brought.toString() })
      const platform = await playAt(counter, playerId)
      const { now, sleep } = counter.means.party
      const ofPlayer = () => platform.reports().filter((report) => report.playerId === playerId)
      for (const end = now().getTime() + patience; ofPlayer().length < 2 && now().getTime() < end; ) await sleep(100)
      const [first, second] = ofPlayer()
      if (!(first && second))
        throw new Mismatch('reports', 'a second one, because the first was not answered', ofPlayer().length)
      expectSame('the repeated report', { ...first, token: second.token }, second)
      const left = (BigInt(brought) - first.stake + first.win).toString()
      expectSame('balance', left, (await counter.ask('walletBalance', wallet)).balance)
    },
  },
]
