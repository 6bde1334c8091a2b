import { type Case, inOrder } from '../case.ts'
import type { CallName } from '../desk.ts'
import type { Fields } from '../usual.ts'

const wrong = (call: CallName, what: string, given: Fields): Case =>
  inOrder(`${call} with ${what}`, { call, with: given, gets: 'syntax' })

const missing = (call: CallName, ...fields: readonly string[]) =>
  fields.map((field) => wrong(call, `no ${field}`, { [field]: undefined }))

const amounts: Readonly<Record<string, unknown>> = {
  'a sign': '+500',
  'a point': '5.00',
  'a comma': '5,00',
  'a leading zero': '0500',
  'an exponent': '5e2',
  'nineteen digits': '1000000000000000000',
  letters: 'five',
  'nothing in it': '',
  'a space': ' 500',
  'a number instead of digits': 500,
  null: null,
}

const ids: Readonly<Record<string, unknown>> = {
  '65 characters': 'x'.repeat(65),
  'no characters': '',
  'a space': 'bet 1',
  'a point': 'bet.1',
  'a letter with an accent': 'aposta-é',
  'a line break': 'bet\n1',
  'a number': 7,
}

const bodies: Readonly<Record<string, string>> = {
  'no JSON': '{"token":',
  'an empty body': '',
  'a list': '[]',
  null: 'null',
  'a text': '"bet"',
}

/** Requests that cannot be read. */
export const formCases: readonly Case[] = [
  ...missing('bet', 'transactionId', 'roundId', 'token', 'amount', 'currency'),
  ...missing('win', 'betId', 'amount'),
  ...missing('rollback', 'betId'),
  ...missing('promoWin', 'playerId', 'promotion'),
  ...missing('adjustment', 'reason'),
  ...(['bet', 'win', 'rollback', 'session', 'status'] as const).map((call) =>
    wrong(call, 'an unknown field', { bonus: '1' }),
  ),
  ...Object.entries(amounts).map(([what, amount]) => wrong('bet', `an amount that has ${what}`, { amount })),
  wrong('bet', 'a stake of nothing', { amount: '0' }),
  wrong('bet', 'a stake below nothing', { amount: '-500' }),
  wrong('betwin', 'a win below nothing', { win: '-1' }),
  wrong('win', 'an amount below nothing', { amount: '-1' }),
  wrong('promoWin', 'a prize of nothing', { amount: '0' }),
  wrong('adjustment', 'a correction of nothing', { amount: '0' }),
  ...Object.entries(ids).map(([what, transactionId]) => wrong('bet', `an id that has ${what}`, { transactionId })),
  wrong('bet', 'a currency in small letters', { currency: 'brl' }),
  wrong('bet', 'a currency of four letters', { currency: 'BRLX' }),
  wrong('bet', 'a token that is too short', { token: 'short' }),
  wrong('win', 'a picture of more than 4,000 characters', { outcome: 'x'.repeat(4_001) }),
  wrong('promoWin', 'a name of more than 100 characters', { promotion: 'x'.repeat(101) }),
  ...Object.entries(bodies).map(([what, body]) => inOrder(`bet with ${what}`, { call: 'bet', body, gets: 'syntax' })),
  {
    name: 'ids of 64 characters',
    async run(desk) {
      const [transactionId, roundId] = [longest('b'), longest('r')]
      await desk.ask({ call: 'bet', with: { transactionId, roundId }, gets: 'ok', changes: -500 })
      await desk.ask({ call: 'rollback', with: { betId: transactionId }, gets: 'ok', changes: 500 })
    },
  },
]

/** An id that nobody used, as long as ids may be. */
function longest(first: string): string {
  return `${first}${crypto.randomUUID()}${'_'.repeat(64)}`.slice(0, 64)
}
