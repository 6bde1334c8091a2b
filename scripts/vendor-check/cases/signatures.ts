import type { VendorCode } from '#contract/vendor/codes.ts'
import { callsToPlatform } from '#contract/vendor/registry.ts'
import { checkUnknownCall } from '../answers.ts'
import { type Case, expectSame, inOrder } from '../case.ts'
import { type Forged, newNonce, post } from '../wire.ts'

const vendorPath = callsToPlatform.balance.path

/** What can be wrong with a signature, and the answer; the same on both sides. @param path that is asked */
export const forgeries = (path: string): readonly [string, Forged, VendorCode][] => [
  ['an unknown key', { key: 'nobody' }, 'invalid_signature'],
  ['a wrong secret', { secret: 'another-secret-than-the-right-one' }, 'invalid_signature'],
  ['the signature of another path', { signedPath: `${path}x` }, 'invalid_signature'],
  ['the signature of another body', { signedBody: '{"another":"body"}' }, 'invalid_signature'],
  ['the signature of an answer', { signedMethod: 'ANSWER' }, 'invalid_signature'],
  ['a signature in capital letters', { change: (signature) => signature.toUpperCase() }, 'invalid_signature'],
  ['half a signature', { change: (signature) => signature.slice(0, 32) }, 'invalid_signature'],
  ['no key', { without: 'key' }, 'invalid_signature'],
  ['no timestamp', { without: 'timestamp' }, 'invalid_signature'],
  ['no nonce', { without: 'nonce' }, 'invalid_signature'],
  ['no signature', { without: 'signature' }, 'invalid_signature'],
  ['a timestamp that is no number', { timestamp: 'now' }, 'invalid_signature'],
  ['a nonce that is too short', { nonce: 'short' }, 'invalid_signature'],
  ['a nonce that is too long', { nonce: 'n'.repeat(65) }, 'invalid_signature'],
  ['a clock that is two minutes behind', { clock: -120 }, 'clock'],
  ['a clock that is two minutes ahead', { clock: 120 }, 'clock'],
]

/** Requests that are not genuine, and answers that prove who gave them. */
export const signatureCases: readonly Case[] = [
  ...forgeries(vendorPath).map(([what, forged, gets]) => inOrder(what, { call: 'balance', forged, gets })),
  inOrder('a clock that is 50 seconds behind is right', { call: 'balance', forged: { clock: -50 }, gets: 'ok' }),
  inOrder('a clock that is 50 seconds ahead is right', { call: 'balance', forged: { clock: 50 }, gets: 'ok' }),
  {
    name: 'a nonce is used once',
    async run(desk) {
      const forged = { nonce: newNonce() }
      await desk.ask({ call: 'balance', forged, gets: 'ok' })
      await desk.ask({ call: 'balance', forged, gets: 'nonce_reused' })
      await desk.ask({ call: 'status', forged, gets: 'nonce_reused' })
    },
  },
  {
    name: 'a forged request uses no nonce up',
    async run(desk) {
      const nonce = newNonce()
      await desk.ask({ call: 'balance', forged: { nonce, secret: 'another-secret' }, gets: 'invalid_signature' })
      await desk.ask({ call: 'balance', forged: { nonce }, gets: 'ok' })
    },
  },
  {
    name: 'a call that does not exist',
    async run(desk) {
      checkUnknownCall(await post(desk.means.party, '/vendor/v1/noSuchCall', {}))
    },
  },
  {
    name: 'a refusal says what it is about',
    async run(desk) {
      const reply = await desk.ask({ call: 'bet', with: { amount: '05' }, gets: 'syntax', value: { field: 'amount' } })
      expectSame('a message', 'string', typeof reply.message)
    },
  },
]
