import type { CallDefinition } from '#contract/define-call.ts'
import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from './address.ts'
import { assertAnswer, successAnswer } from './answer.ts'
import { type Authentication, authenticate } from './authentication.ts'
import type { BoundCall } from './bind.ts'
import { discardFile, readBody, readFile } from './body.ts'
import type { RequestContext } from './context.ts'
import { CallFailure } from './failure.ts'
import { fileAnswer, forgetLateFile } from './file-answer.ts'
import { type Budgeted, dayBudget, isBet, type RequestLimits } from './limits.ts'
import { parseInput, queryInput } from './request-input.ts'
import type { Uploading, UploadPort } from './uploading.ts'

/**
 * Milliseconds from a complete request to its answer. Together with the rate limits it stays below five seconds. After it
 * the work itself continues: a money call stores its answer under its idempotency key, where a repeated request finds it.
 */
export const usualDeadline = 4_400

export interface DispatchPorts {
  /** Milliseconds from a complete request to its answer. */
  readonly deadline: number
  readonly authentication: Authentication
  readonly limits: RequestLimits
  readonly uploads: UploadPort
  /** Opens `{ sealed }` and returns the body inside. @throws {CallFailure} one of `sealedErrors` */
  readonly openSealed: (call: CallDefinition, body: unknown) => Promise<unknown>
  /** Refuses calls during maintenance and from closed regions. @throws {CallFailure} */
  readonly gate: (call: Pick<CallDefinition, 'always'>, caller: RequestContext) => Promise<void>
  /** Validates each answer against its struct; for tests and development. */
  readonly assertResponses: boolean
}

/**
 * Runs one request: rate limit of the address, body, queue for bets, maintenance, authentication, rate limit of the
 * account, seal, validation, idempotency key, queue of the account, handler. The body of an upload comes after the rate limit
 * of the account.
 *
 * @throws refusals and failures, which `toFailure` fairQueue into an answer
 */
export async function dispatch(
  { call, handle }: BoundCall,
  request: Request,
  caller: RequestContext,
  ports: DispatchPorts,
): Promise<Response> {
  await takeLimit(ports.limits, call.limit, 'address', addressGroup(caller.address))
  const takesBody = call.method === 'POST' || call.method === 'PUT'
  // Reading the body is not part of the deadline, because a client may send it slowly.
  const received =
    takesBody && !call.upload ? await readBody(request, call.form) : queryInput(new URL(request.url).searchParams)
  const line = isBet(call) ? ports.limits.bets : ports.limits.calls
  const inTurn = <Result>(subject: string | undefined, work: () => Promise<Result>) =>
    subject === undefined ? work() : line.take(subject, work)
  if (call.upload) return await takeUpload()
  // The queue of bets is by token and comes before the first statement.
  const answered = inTurn(isBet(call) ? caller.token : undefined, () => answer())
  return await within(ports.deadline, answered, () => {
    if (call.file) forgetLateFile(answered, call, caller.log)
    return new CallFailure('service_unavailable')
  })

  /** A large body is read only from known callers who may send one now. */
  async function takeUpload(): Promise<Response> {
    const { session } = await letIn(call, caller, ports)
    if (!session) throw new Error(`${call.name} lets in whoever has no session`)
    const { deadline, uploads } = ports
    try {
      return await uploads.run(session.memberId, { read: () => readFile(request), answer, deadline })
    } catch (refused) {
      if (!request.bodyUsed) await discardFile(request)
      throw refused
    }
  }

  async function answer(upload?: Uploading): Promise<Response> {
    const identity = await (upload
      ? authenticate(call, caller.token, ports.authentication)
      : letIn(call, caller, ports))
    if (identity.session) await takeDay(ports.limits, call, identity.session.memberId.toString())
    const input = parseInput(call, call.sealed ? await ports.openSealed(call, received) : received)
    const key = call.idempotent ? idempotencyKey(request) : {}
    const work = () =>
      inTurn(identity.session && `account ${identity.session.memberId}`, () =>
        handle(input, { ...caller, ...identity, ...key, ...(upload && { upload }) }),
      )
    if (call.file) return await fileAnswer(call, identity.session, caller.log, work)
    const value = await work()
    if (ports.assertResponses) assertAnswer(call, value)
    return successAnswer(value)
  }
}

async function takeDay(limits: RequestLimits, call: CallDefinition, account: string): Promise<void> {
  const most = dayBudget(call)
  const wait = most === undefined ? undefined : await limits.takeDay(call.name, most, account)
  if (wait !== undefined) throw new CallFailure('rate_limited', { retryAfter: wait })
}

/**
 * Who asks, if maintenance, region, session and the limit of the account let them.
 *
 * @throws {CallFailure} what the gate and `authenticate` refuse with, and `rate_limited`
 */
async function letIn(
  call: CallDefinition,
  caller: RequestContext,
  ports: Pick<DispatchPorts, 'gate' | 'authentication' | 'limits'>,
) {
  await ports.gate(call, caller)
  const identity = await authenticate(call, caller.token, ports.authentication)
  if (identity.session) await takeLimit(ports.limits, call.limit, 'account', identity.session.memberId.toString())
  return identity
}

/** Counts a request of an address or an account. @throws {CallFailure} `rate_limited` with the seconds to wait */
export async function takeLimit(limits: RequestLimits, kind: Budgeted, scope: 'address' | 'account', subject: string) {
  const wait = await limits.take(kind, scope, subject)
  if (wait !== undefined) throw new CallFailure('rate_limited', { retryAfter: wait })
}

/** An `Idempotency-Key`: printed characters of ASCII. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,128}$/

function idempotencyKey(request: Request): { idempotencyKey: string } {
  const key = request.headers.get('Idempotency-Key') ?? ''
  if (!idempotencyKeyPattern.test(key)) throw new CallFailure('idempotency_key_missing')
  return { idempotencyKey: key }
}
