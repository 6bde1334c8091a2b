import { Hono } from 'hono'
import { StructError } from 'superstruct'
import { fromMinor } from '#contract/vendor/aggregator/amounts.ts'
import { type DialectAnswer, type DialectCallName, dialectCalls } from '#contract/vendor/aggregator/calls.ts'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { dialectSignatureHeader, isSignatureOf } from '#contract/vendor/aggregator/signature.ts'
import { type DialectStatus, statusOf } from '#contract/vendor/aggregator/statuses.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { faultsIn } from '#gateway/outside-value.ts'
import { apiHeaders } from '#gateway/platform/http/answer.ts'
import { bodyLimit, readBounded } from '#gateway/platform/http/body.ts'
import type { ConnectionBindings } from '#gateway/platform/http/caller.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { mayCall } from '#gateway/play/vendor-door/admit.ts'
import { type Asking, refusalOfThrown } from '#gateway/play/vendor-door/answers.ts'
import { type DoorPorts, doorWork } from '#gateway/play/vendor-door/door-work.ts'
import { type Vendor, vendorByCode } from '#gateway/play/vendor-door/vendor.ts'
import { dialectHandlers, WrongType } from './dialect-calls.ts'

/**
 * The door of vendors that speak the dialect: `POST /vendor/aggregator/<vendor>/<call>`. The vendor stands in the address, because
 * nothing else in a request names it. Like the other door it is open during maintenance, and refuses stakes then.
 */
export function dialectPage(deps: GatewayDeps, ports: DoorPorts): Hono<{ Bindings: ConnectionBindings }> {
  const door = doorWork(ports)
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.post('/vendor/aggregator/:vendor/:group/:call', (context) => {
    const { vendor, group, call } = context.req.param()
    const name = `${group}/${call}`
    const known = Object.hasOwn(dialectCalls, name) ? (name as DialectCallName) : undefined
    const asked = { name: known ? `vendor aggregator ${known}` : 'vendor call' }
    return ports.frame(context, asked, (caller) => respond(context.req.raw, vendor, known, caller))
  })
  return app

  async function respond(request: Request, code: string, name: DialectCallName | undefined, caller: RequestContext) {
    const body = Uint8Array.from(await readBounded(request, bodyLimit))
    const signature = request.headers.get(dialectSignatureHeader) ?? ''
    const admitted = await admit(deps, { code, body, signature, address: caller.address })
    if (typeof admitted === 'string') {
      await door.refused(caller, admitted, code)
      return sent({ status: statusOf[admitted] })
    }
    const read = readBody(body)
    if (!(name && read.ok)) return sent({ status: 'RS_ERROR_WRONG_SYNTAX' })
    const asking = { deps, vendor: admitted, inMaintenance: () => door.isClosed(caller) }
    const busy = (): DialectAnswer => ({ status: statusOf.busy, reason: 'busy' })
    const answer = await door.run(admitted.code, () => answered(asking, name, read.value), busy)
    return sent({ ...namesIn(read.value), ...answer })
  }
}

interface Received {
  readonly code: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly signature: string
  readonly address: string
}

/** The vendor whose live key signed a request, or why it is not genuine. A vendor of another dialect is none here. */
async function admit(deps: GatewayDeps, received: Received): Promise<Vendor | VendorRefusalCode> {
  const vendor = await vendorByCode(deps.database, received.code, deps.now())
  if (vendor?.dialect !== 'aggregator') return 'invalid_signature'
  for (const { publicKey } of vendor.keys)
    if (publicKey !== null && (await isSignatureOf(publicKey, received.body, received.signature)))
      return mayCall(vendor, received.address) ? vendor : 'address_refused'
  return 'invalid_signature'
}

function readBody(body: Uint8Array): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    const value = parseExact(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return { ok: faultsIn(value).length === 0, value }
  } catch {
    return { ok: false }
  }
}

async function answered(asking: Asking, name: DialectCallName, value: unknown): Promise<DialectAnswer> {
  try {
    const handle = dialectHandlers[name] as (
      asking: Asking,
      request: unknown,
    ) => Promise<{ readonly currency?: string; readonly balance?: bigint }>
    const { currency, balance } = await handle(asking, dialectCalls[name].create(value))
    return { status: 'RS_OK', ...(currency !== undefined && { currency }), ...amountIn(balance, currency) }
  } catch (thrown) {
    if (thrown instanceof StructError) return { status: faultOf(thrown), reason: 'syntax', detail: placeOf(thrown) }
    if (thrown instanceof WrongType)
      return { status: 'RS_ERROR_WRONG_TYPES', reason: 'syntax', detail: { message: thrown.message } }
    const { code, value: detail } = refusalOfThrown(thrown)
    return {
      status: statusOf[code],
      reason: code,
      ...(detail !== undefined && { detail }),
      ...(code === 'not_enough_money' && amountIn(balanceIn(detail), currencyIn(value))),
    }
  }
}

const amountIn = (balance: bigint | undefined, currency: string | undefined) =>
  balance !== undefined && currency !== undefined ? { balance: fromMinor(balance, currency), currency } : {}

/** A field that is missing is a matter of syntax, one of the wrong kind of types. */
const faultOf = (fault: StructError): DialectStatus =>
  fault.value === undefined || fault.path.length === 0 ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES'
const placeOf = ({ path }: StructError) => ({ field: path.join('.') || '*' })

/** The balance of a refusal for want of money. */
function balanceIn(detail: unknown): bigint | undefined {
  const balance = textAt(detail, 'balance')
  return balance !== undefined && /^\d+$/.test(balance) ? BigInt(balance) : undefined
}
const currencyIn = (value: unknown) => textAt(value, 'currency')

/** What an answer repeats of its request, also of one that could not be read to the end. */
function namesIn(value: unknown): { readonly user?: string; readonly request_uuid?: string } {
  const [user, requestId] = [textAt(value, 'user'), textAt(value, 'request_uuid')]
  return { ...(user !== undefined && { user }), ...(requestId !== undefined && { request_uuid: requestId }) }
}

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const found = (value as Readonly<Record<string, unknown>>)[name]
  return typeof found === 'string' ? found : undefined
}

const sent = (answer: DialectAnswer) => new Response(exactJson(answer), { status: 200, headers: apiHeaders })
