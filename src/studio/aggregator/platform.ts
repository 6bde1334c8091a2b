import { randomUUID } from 'node:crypto'
import { string, type } from 'superstruct'
import { fromMinor, toMinor } from '#contract/vendor/aggregator/amounts.ts'
import {
  type DialectAnswer,
  DialectAnswerStruct,
  type DialectCallName,
  type DialectRequest,
} from '#contract/vendor/aggregator/calls.ts'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { dialectSignatureHeader, signBody } from '#contract/vendor/aggregator/signature.ts'
import { codeOf } from '#contract/vendor/aggregator/statuses.ts'
import type { balance } from '#contract/vendor/calls/balance.ts'
import type { bet } from '#contract/vendor/calls/bet.ts'
import type { rollback } from '#contract/vendor/calls/rollback.ts'
import type { session } from '#contract/vendor/calls/session.ts'
import type { win } from '#contract/vendor/calls/win.ts'
import { isVendorCode, type VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { VendorRequestOf, VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import { bounded, NoAnswer, type Send } from '#contract/vendor/exchange.ts'
import type { Books } from '#studio/books.ts'
import { shortestRound } from '#studio/catalogue.ts'
import type { DialectKey } from '#studio/keys.ts'
import { PlatformRefused } from '#studio/platform-refused.ts'
import { uuidOf } from './uuid.ts'

/** How the studio reaches the platform in a vendor's name. */
export interface DialectSide {
  readonly url: string
  readonly key: DialectKey
  readonly books: Books
  readonly now: () => Date
  readonly send: Send
  readonly patience: number
}

/**
 * Asks the platform in the dialect what the studio asks in our protocol. What the dialect wants to know besides stands in the
 * studio's own books: whose token it is, and whose round.
 *
 * @throws {PlatformRefused} {NoAnswer}
 */
export async function askInDialect(side: DialectSide, name: string, request: unknown): Promise<unknown> {
  switch (name) {
    case 'session':
      return await openSession(side, request as VendorRequestOf<typeof session>)
    case 'balance':
      return await askBalance(side, request as VendorRequestOf<typeof balance>)
    case 'bet':
      return await sendBet(side, request as VendorRequestOf<typeof bet>)
    case 'win':
      return await sendWin(side, request as VendorRequestOf<typeof win>)
    case 'rollback':
      return await sendRollback(side, request as VendorRequestOf<typeof rollback>)
    case 'passRealityCheck': {
      const { token } = request as { readonly token: string }
      await post(side, 'user/reality-check', { ...named(ownerOfToken(side, token).player), token, seen: true })
      return {}
    }
    default:
      throw new Error(`The dialect has no ${name}.`)
  }
}

const named = (user: string) => ({ request_uuid: randomUUID(), user })

/** The token of a launch is that of the session already: the balance is all that there is to ask. */
async function openSession(side: DialectSide, { token }: VendorRequestOf<typeof session>) {
  const { player: playerId, game: gameId } = ownerOfToken(side, token)
  return {
    ...(await askBalance(side, { token })),
    ...{ token, playerId, gameId, mode: 'real', startedAt: side.now().toISOString(), net: 0n, openRounds: [] },
    rules: { cycle: shortestRound, autoplay: false, turbo: false, realityCheck: null },
  } satisfies VendorValueOf<typeof session>
}

async function askBalance(side: DialectSide, { token }: VendorRequestOf<typeof balance>) {
  const { player: user, game: game_code } = ownerOfToken(side, token)
  const told = await post(side, 'user/balance', { ...named(user), token, game_code })
  if (told.currency === undefined) throw new NoAnswer('The balance has no currency')
  return { balance: minorOf(told, told.currency), currency: told.currency } satisfies VendorValueOf<typeof balance>
}

async function sendBet(side: DialectSide, request: VendorRequestOf<typeof bet>) {
  const { transactionId, roundId: round, token, currency } = request
  const { player: user, game: game_code } = ownerOfRound(side, round)
  const told = await post(side, 'transaction/bet', {
    ...named(user),
    ...{ token, game_code, round, round_closed: false, currency, is_free: false },
    transaction_uuid: uuidOf(transactionId),
    amount: fromMinor(request.amount, currency),
  })
  return moved(told, currency)
}

async function sendWin(side: DialectSide, request: VendorRequestOf<typeof win>) {
  const { transactionId, roundId: round, betId, currency, endRound = false } = request
  const told = await post(side, 'transaction/win', {
    ...named(ownerOfRound(side, round).player),
    ...{ round, round_closed: endRound, currency, is_free: false },
    transaction_uuid: uuidOf(transactionId),
    reference_transaction_uuid: uuidOf(betId),
    amount: fromMinor(request.amount, currency),
  })
  return { ...moved(told, currency), late: false }
}

async function sendRollback(side: DialectSide, { transactionId, betId }: VendorRequestOf<typeof rollback>) {
  const round = betId.replace(/^bet-/, '')
  const told = await post(side, 'transaction/rollback', {
    ...named(ownerOfRound(side, round).player),
    ...{ round, round_closed: true },
    transaction_uuid: uuidOf(transactionId),
    reference_transaction_uuid: uuidOf(betId),
  })
  const balance = told.currency === undefined ? null : minorOf(told, told.currency)
  // The dialect does not say whether the bet had come; its round is closed either way.
  return { found: false, balance, replayed: false } satisfies VendorValueOf<typeof rollback>
}

const moved = (told: DialectAnswer, currency: string) => ({
  balance: minorOf(told, currency),
  reference: '',
  replayed: false,
})

function minorOf({ balance = -1n }: DialectAnswer, currency: string): bigint {
  const minor = toMinor(balance, currency)
  if (balance < 0n || minor === undefined) throw new NoAnswer('The balance is no amount')
  return minor
}

const Owner = type({ player: string(), game: string() })

function ownerOfToken({ books, key }: DialectSide, token: string) {
  const owner = books.row(Owner, 'SELECT player, game FROM launch WHERE vendor = :vendor AND token = :token', {
    vendor: key.vendor,
    token,
  })
  if (!owner) throw new Error('The studio does not know the token.')
  return owner
}

function ownerOfRound({ books, key }: DialectSide, round: string) {
  const owner = books.row(Owner, 'SELECT player, game FROM round WHERE vendor = :vendor AND id = :round', {
    vendor: key.vendor,
    round,
  })
  if (!owner) throw new Error(`There is no round ${round}.`)
  return owner
}

/** @throws {PlatformRefused} for a refusal; {NoAnswer} if nothing was decided */
async function post<Name extends DialectCallName>(
  side: DialectSide,
  name: Name,
  request: DialectRequest<Name>,
): Promise<DialectAnswer> {
  const told = await answerOf(side, name, request).catch((thrown: unknown) => {
    throw thrown instanceof NoAnswer ? thrown : new NoAnswer('There was no answer', { cause: thrown })
  })
  if (told.status === 'RS_OK') return told
  const code = reasonOf(told) ?? codeOf[told.status]
  if (code === null || code === 'busy') throw new NoAnswer(`The answer was ${told.status}`)
  throw new PlatformRefused(code, told.detail)
}

/** The platform's own word for its refusal. */
function reasonOf({ reason }: DialectAnswer): VendorRefusalCode | undefined {
  return reason !== undefined && isVendorCode(reason) && reason !== 'ok' ? reason : undefined
}

async function answerOf<Name extends DialectCallName>(
  { url, key, send, patience }: DialectSide,
  name: Name,
  request: DialectRequest<Name>,
): Promise<DialectAnswer> {
  const body = new TextEncoder().encode(exactJson(request))
  const response = await send(`${url}/vendor/aggregator/${key.vendor}/${name}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { 'Content-Type': 'application/json', [dialectSignatureHeader]: await signBody(key.privateKey, body) },
    body,
  })
  if (response.status !== 200) throw new NoAnswer(`The answer had status ${response.status}`)
  return DialectAnswerStruct.create(parseExact(new TextDecoder().decode(await bounded(response))))
}
