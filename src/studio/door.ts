import type { Hono } from 'hono'
import { StructError } from 'superstruct'
import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { answerHeaders, checkRequest } from '#contract/vendor/check-request.ts'
import { type VendorRefusalCode, vendorCodes } from '#contract/vendor/codes.ts'
import type { VendorCall, VendorRequestOf, VendorValueOf } from '#contract/vendor/define-vendor-call.ts'
import { vendorJson } from '#contract/vendor/exchange.ts'
import { callsToVendor } from '#contract/vendor/registry.ts'
import { nonceLifetime } from '#contract/vendor/signature.ts'
import { gameOf, gamesAfter } from './catalogue.ts'
import type { StudioDeps } from './deps.ts'
import type { StudioKey } from './keys.ts'
import { rememberLaunch } from './launches.ts'
import { rememberReplay } from './replays.ts'
import { roundOfId } from './rounds.ts'
import { studioVendors } from './vendors.ts'
import { forbid, transfer, transferOf, walletBalance } from './wallets.ts'

type Calls = typeof callsToVendor
type Handler<Call> = (deps: StudioDeps, vendor: string, request: VendorRequestOf<Call>) => VendorValueOf<Call>

/** A refusal on its way to the platform. */
class Refused extends Error {
  readonly code: VendorRefusalCode

  constructor(code: VendorRefusalCode) {
    super(code)
    this.code = code
  }
}

/** Games on a page of the list. */
const gamesOnPage = 100

const handlers: { readonly [Name in keyof Calls]: Handler<Calls[Name]> } = {
  health: () => ({ open: true }),
  games: (_, vendor, { after }) => gamesAfter(vendor, after, gamesOnPage),
  launch(deps, vendor, request) {
    if (!gameOf(vendor, request.gameId)) throw new Refused('unknown_game')
    // Behind the #, where neither a server nor a log sees it.
    return { url: `${deps.url()}/play/#${rememberLaunch(deps, vendor, request)}`, frame: true }
  },
  round(deps, vendor, { roundId, language }) {
    const round = roundOfId(deps, vendor, roundId)
    if (round?.state !== 'paid') throw new Refused('unknown_round')
    return { url: `${deps.url()}/play/#${rememberReplay(deps, round, language)}` }
  },
  roundStatus(deps, vendor, { roundId }) {
    const round = roundOfId(deps, vendor, roundId)
    if (!round) throw new Refused('unknown_round')
    const betId = `bet-${round.id}`
    if (round.state === 'paid')
      return { state: 'ended', results: [{ kind: 'win', transactionId: `win-${round.id}`, betId, amount: round.win }] }
    if (round.state === 'returned')
      return { state: 'ended', results: [{ kind: 'rollback', transactionId: `rb-${round.id}`, betId, amount: null }] }
    return { state: round.state === 'refused' ? 'ended' : 'open', results: [] }
  },
  walletIn: (deps, vendor, request) => moved(transfer(deps, vendor, request, 1n), 'transfer_refused'),
  walletOut: (deps, vendor, request) => moved(transfer(deps, vendor, request, -1n), 'not_enough_money'),
  walletBalance: (deps, vendor, { playerId: player, currency }) => ({
    balance: walletBalance(deps, { vendor, player, currency }),
  }),
  walletStatus(deps, vendor, { reference }) {
    const known = transferOf(deps, vendor, reference)
    if (!known) forbid(deps, vendor, reference)
    if (known?.state !== 'done') throw new Refused('transfer_refused')
    return { balance: walletBalance(deps, { vendor, ...known }) }
  },
}

function moved(result: ReturnType<typeof transfer>, refusal: VendorRefusalCode) {
  if (result === 'duplicate') throw new Refused('duplicate_transaction')
  if (result === 'refused') throw new Refused(refusal)
  return { balance: result }
}

/** Adds the door for the platform: `POST /games/v1/<call>`, signed in both directions. */
export function addDoor(app: Hono, deps: StudioDeps): void {
  app.post('/games/v1/:call', async (context) => {
    const path = new URL(context.req.url).pathname
    const body = new Uint8Array(await context.req.arrayBuffer())
    const now = deps.now()
    const checked = checkRequest({ path, headers: context.req.raw.headers, body }, deps.keys.byId, now)
    if (!('key' in checked)) return unsigned(refusalAnswer(checked.fault))
    const { key, nonce } = checked
    const fault = checked.fault ?? (isNewNonce(deps, key, nonce) ? undefined : 'nonce_reused')
    const answer = fault ? refusalAnswer(fault) : answered(deps, key.vendor, context.req.param('call'), body)
    const bytes = new TextEncoder().encode(vendorJson(answer))
    return new Response(bytes, {
      status: vendorCodes[answer.code].status,
      headers: answerHeaders(key, nonce, path, bytes, now),
    })
  })
}

const unsigned = (answer: VendorAnswer) => Response.json(answer, { status: vendorCodes[answer.code].status })

function isNewNonce({ books, now }: StudioDeps, { id }: StudioKey, nonce: string): boolean {
  const text = 'INSERT INTO nonce (key, nonce, expires_at) VALUES (:key, :nonce, :expires) ON CONFLICT DO NOTHING'
  return books.run(text, { key: id, nonce, expires: now().getTime() + nonceLifetime * 1000 }) === 1
}

function answered(deps: StudioDeps, vendor: string, name: string, body: Uint8Array): VendorAnswer {
  const isKept = !name.startsWith('wallet') || studioVendors[vendor] === 'wallet'
  if (!(isKept && Object.hasOwn(callsToVendor, name))) return refusalAnswer('unknown_call')
  const call = callsToVendor[name as keyof Calls] as unknown as VendorCall
  const handle = handlers[name as keyof Calls] as unknown as Handler<VendorCall>
  try {
    return { code: 'ok', value: handle(deps, vendor, call.request.create(JSON.parse(new TextDecoder().decode(body)))) }
  } catch (thrown) {
    if (thrown instanceof Refused) return refusalAnswer(thrown.code)
    if (thrown instanceof StructError || thrown instanceof SyntaxError) return refusalAnswer('syntax')
    throw thrown
  }
}
