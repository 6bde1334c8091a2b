import { callsToVendor } from '#contract/vendor/registry.ts'
import { expectSame, Mismatch } from '../case.ts'
import { forgeries } from '../cases/signatures.ts'
import { newNonce, post } from '../wire.ts'
import type { VendorCase } from './counter.ts'
import { playedCases } from './played-cases.ts'
import { walletCases } from './wallet-cases.ts'

const healthCases: readonly VendorCase[] = [
  {
    name: 'the vendor is open',
    run: async (counter) => expectSame('open', true, (await counter.ask('health', {})).open),
  },
  {
    name: 'a call that does not exist',
    async run({ means }) {
      const reply = await post(means.party, '/games/v1/noSuchCall', {})
      expectSame('answer', ['unknown_call', 404, true], [reply.code, reply.status, reply.isSigned])
    },
  },
]

const gameCases: readonly VendorCase[] = [
  {
    name: 'the list of games has an end',
    async run(counter) {
      if ((await counter.games()).length === 0) throw new Mismatch('games', 'at least one', 'none')
    },
  },
  {
    name: 'each game is listed once',
    async run(counter) {
      const ids = (await counter.games()).map(({ gameId }) => gameId)
      expectSame('different ids', ids.length, new Set(ids).size)
    },
  },
  {
    name: 'a page is the same when it is asked for again',
    async run(counter) {
      expectSame('first page', await counter.ask('games', {}), await counter.ask('games', {}))
    },
  },
  {
    name: 'each game has an English name',
    async run(counter) {
      const without = (await counter.games()).filter(({ names }) => !names.en).map(({ gameId }) => gameId)
      expectSame('games without one', [], without)
    },
  },
  {
    name: 'figures of games are possible',
    async run(counter) {
      const share = (value: number | null) => value === null || (value > 0 && value <= 10_000)
      const wrong = (await counter.games()).filter(
        ({ rtp, hitFrequency, cycle, maxWin }) =>
          !(share(rtp) && share(hitFrequency) && cycle >= 0 && (maxWin === null || maxWin > 0n)),
      )
      expectSame(
        'games with other ones',
        [],
        wrong.map(({ gameId }) => gameId),
      )
    },
  },
]

const launchCases: readonly VendorCase[] = [
  {
    name: 'a game opens, and its address does not show the token',
    async run(counter) {
      const { token, request } = await counter.launching()
      const { url } = callsToVendor.launch.value.create(await counter.ask('launch', request))
      expectSame('the token stands in the address', false, url.split('#')[0]?.includes(token))
    },
  },
  {
    name: 'the page of a game is there',
    async run(counter) {
      const { url } = callsToVendor.launch.value.create(
        await counter.ask('launch', (await counter.launching()).request),
      )
      const page = await fetch(url)
      expectSame('status of the page', 200, page.status)
      expectSame('X-Frame-Options', null, page.headers.get('X-Frame-Options'))
    },
  },
  {
    name: 'two launches have two addresses',
    async run(counter) {
      const urls = [1, 2].map(async () => (await counter.ask('launch', (await counter.launching()).request)).url)
      expectSame('addresses', 2, new Set(await Promise.all(urls)).size)
    },
  },
  {
    name: 'an unknown game does not open',
    async run(counter) {
      const { request } = await counter.launching()
      await counter.ask('launch', { ...request, gameId: 'no-such-game-anywhere' }, 'unknown_game')
    },
  },
  ...(['gameId', 'token', 'playerId', 'currency'] as const).map(
    (field): VendorCase => ({
      name: `a launch without ${field}`,
      async run(counter) {
        const { [field]: _, ...rest } = (await counter.launching()).request as Record<string, unknown>
        await counter.ask('launch', rest, 'syntax')
      },
    }),
  ),
  {
    name: 'a launch with an unknown field',
    async run(counter) {
      await counter.ask('launch', { ...(await counter.launching()).request, bonus: '1' }, 'syntax')
    },
  },
]

const roundCases: readonly VendorCase[] = [
  {
    name: 'an unknown round has no page',
    run: async (counter) =>
      void (await counter.ask('round', { roundId: counter.id(), language: 'en' }, 'unknown_round')),
  },
  {
    name: 'an unknown round has no status',
    run: async (counter) => void (await counter.ask('roundStatus', { roundId: counter.id() }, 'unknown_round')),
  },
  ...Object.entries({ '65 characters': 'x'.repeat(65), 'no characters': '', 'a space': 'a b', 'a number': 7 }).map(
    ([what, roundId]): VendorCase => ({
      name: `the id of a round that has ${what}`,
      run: async (counter) => void (await counter.ask('roundStatus', { roundId }, 'syntax')),
    }),
  ),
  {
    name: 'a body that is no JSON',
    run: async (counter) => void (await counter.ask('roundStatus', '{"roundId":', 'syntax')),
  },
]

const signatureCases: readonly VendorCase[] = [
  ...forgeries(callsToVendor.health.path).map(
    ([name, forged, gets]): VendorCase => ({
      name,
      run: async (counter) => void (await counter.ask('health', {}, gets, forged)),
    }),
  ),
  ...[-50, 50].map(
    (clock): VendorCase => ({
      name: `a clock that is ${Math.abs(clock)} seconds ${clock < 0 ? 'behind' : 'ahead'} is right`,
      run: async (counter) => void (await counter.ask('health', {}, 'ok', { clock })),
    }),
  ),
  {
    name: 'a nonce is used once',
    async run(counter) {
      const nonce = newNonce()
      await counter.ask('health', {}, 'ok', { nonce })
      await counter.ask('health', {}, 'nonce_reused', { nonce })
    },
  },
  {
    name: 'a forged request uses no nonce up',
    async run(counter) {
      const nonce = newNonce()
      await counter.ask('health', {}, 'invalid_signature', { nonce, secret: 'another-secret' })
      await counter.ask('health', {}, 'ok', { nonce })
    },
  },
]

/** What a vendor has to answer a platform, by what the cases are about. */
export const vendorCases: Readonly<Record<string, readonly VendorCase[]>> = {
  health: healthCases,
  games: gameCases,
  launch: launchCases,
  rounds: roundCases,
  wallet: walletCases,
  played: playedCases,
  signatures: signatureCases,
}
