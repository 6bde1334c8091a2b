import { callsToVendor } from '#contract/vendor/registry.ts'
import { checkUnknownCall } from '../answers.ts'
import { expectSame } from '../case.ts'
import { forgeries } from '../cases/signatures.ts'
import { newNonce, post } from '../wire.ts'
import type { VendorCase } from './counter.ts'
import { gameCases } from './game-cases.ts'
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
      checkUnknownCall(await post(means.party, '/games/v1/noSuchCall', {}))
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
