import { Hono } from 'hono'
import { StructError } from 'superstruct'
import { refusalAnswer, type VendorAnswer } from '#contract/vendor/answer.ts'
import { answerHeaders } from '#contract/vendor/check-request.ts'
import { vendorCodes } from '#contract/vendor/codes.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { vendorJson } from '#contract/vendor/exchange.ts'
import { callsToPlatform } from '#contract/vendor/registry.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { faultsIn } from '#gateway/outside-value.ts'
import { apiHeaders } from '#gateway/platform/http/answer.ts'
import { bodyLimit, readBounded } from '#gateway/platform/http/body.ts'
import type { ConnectionBindings } from '#gateway/platform/http/caller.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { type Admitted, admit } from './admit.ts'
import { type Asking, refusalOfThrown, type VendorHandler, VendorRefusal } from './answers.ts'
import { type DoorPorts, doorWork } from './door-work.ts'
import { takeAdjustment, takePromoWin } from './prize-calls.ts'
import { takeReport, tellStake } from './report-calls.ts'
import { takeRollback, takeRoundEnd, takeWin } from './result-calls.ts'
import { noteCheckPassed, openSession, sessionBalance } from './session-calls.ts'
import { takeBet, takeBetAndWin } from './stake-calls.ts'
import { tellRound, tellStatus } from './status-calls.ts'

type Calls = typeof callsToPlatform
const handlers: { readonly [Name in keyof Calls]: VendorHandler<Calls[Name]> } = {
  session: openSession,
  balance: sessionBalance,
  bet: takeBet,
  win: takeWin,
  betwin: takeBetAndWin,
  endRound: takeRoundEnd,
  rollback: takeRollback,
  promoWin: takePromoWin,
  adjustment: takeAdjustment,
  status: tellStatus,
  roundStatus: tellRound,
  passRealityCheck: noteCheckPassed,
  checkStake: tellStake,
  reportRound: takeReport,
}

/**
 * The signed door: `POST /vendor/v1/<call>`. It is open during maintenance, because rounds that have begun are settled
 * then too; stakes are refused. Every answer to a known key is signed.
 */
export function doorPage(deps: GatewayDeps, ports: DoorPorts): Hono<{ Bindings: ConnectionBindings }> {
  const door = doorWork(ports)
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.post('/vendor/v1/:call', (context) => {
    const name = context.req.param('call')
    const call = Object.hasOwn(callsToPlatform, name) ? callsToPlatform[name as keyof Calls] : undefined
    const asked = { name: call ? `vendor ${call.name}` : 'vendor call' }
    return ports.frame(context, asked, (caller) => respond(context.req.raw, call, caller))
  })
  return app

  async function respond(
    request: Request,
    call: Calls[keyof Calls] | undefined,
    caller: RequestContext,
  ): Promise<Response> {
    const path = new URL(request.url).pathname
    const body = await readBounded(request, bodyLimit)
    const admitted = await admit(deps, { path, headers: request.headers, body, address: caller.address })
    if ('refused' in admitted) {
      await door.refused(caller, admitted.refused, admitted.by?.vendor.code)
      return sealed(refusalAnswer(admitted.refused), path, admitted.by)
    }
    if (!call) return sealed(refusalAnswer('unknown_call'), path, admitted)
    const asking = { deps, vendor: admitted.vendor, inMaintenance: () => door.isClosed(caller) }
    const busy = (retryAfter: number) => refusalAnswer('busy', { retryAfter })
    return sealed(await door.run(admitted.vendor.code, () => answered(asking, call, body), busy), path, admitted)
  }

  function sealed(answer: VendorAnswer, path: string, by: Admitted | undefined): Response {
    const body = new TextEncoder().encode(vendorJson(answer))
    const signed = by ? answerHeaders(by.key, by.nonce, path, body, deps.now()) : { 'Content-Type': 'application/json' }
    return new Response(body, { status: vendorCodes[answer.code].status, headers: { ...apiHeaders, ...signed } })
  }
}

async function answered(asking: Asking, call: Calls[keyof Calls], body: Uint8Array): Promise<VendorAnswer> {
  try {
    const handle = handlers[call.name] as unknown as VendorHandler<VendorCall>
    return { code: 'ok', value: await handle(asking, requestOf(call as unknown as VendorCall, body)) }
  } catch (thrown) {
    const { code, value } = refusalOfThrown(thrown)
    return refusalAnswer(code, value)
  }
}

/** @throws {VendorRefusal} `syntax` */
function requestOf(call: VendorCall, body: Uint8Array): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new VendorRefusal('syntax', { field: '*' })
  }
  const [fault] = faultsIn(value)
  if (fault) throw new VendorRefusal('syntax', { field: fault.path })
  try {
    return call.request.create(value)
  } catch (thrown) {
    if (thrown instanceof StructError) throw new VendorRefusal('syntax', { field: thrown.path.join('.') || '*' })
    throw thrown
  }
}
