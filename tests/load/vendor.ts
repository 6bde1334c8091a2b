// Measures rounds that a vendor sends: node tests/load/vendor.ts [--seconds 20] [--connections 50]
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { betwin } from '#contract/vendor/calls/bet.ts'
import { session as openSession } from '#contract/vendor/calls/session.ts'
import { signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { launchAtVendor } from '#gateway/play/vendor-door/launch-at-vendor.ts'
import { connectVendor, fakeVendor, testVendor, testVendorKey } from '#tests/support/vendor.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers } from './players.ts'
import { type Figures, figuresOf, type LoadRequest, sender, type Timed } from './requests.ts'

export interface VendorLoadReport {
  /** Requests that place and settle a bet at once, signature of both sides included. */
  readonly betwins: Figures
  /** Resident memory of the gateway in MiB after the load. */
  readonly memory: number | undefined
  /** Whether the ledger is consistent afterwards. */
  readonly consistent: boolean
}

/**
 * One vendor's players who play as fast as their connections allow, on PostgreSQL.
 *
 * @param options seconds of the measurement (default 20), and connections, one for each player (default 50)
 * @throws Error where PostgreSQL cannot be had
 */
export async function runVendorLoad(
  options: { seconds?: number; connections?: number } = {},
): Promise<VendorLoadReport> {
  const { seconds = 20, connections = 50 } = options
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    await connectVendor({ deps })
    const gateway = await startGatewayProcess({ ...settings, SEED_DEMO: '0' })
    const { send, close } = sender(gateway.url, connections)
    const tokens = await sessionsOf(deps, send, connections)
    const answers = await play(send, tokens, seconds)
    const memory = gateway.memory()
    close()
    await gateway.stop()
    return { betwins: figuresOf(answers, seconds), memory, consistent: await isConsistent() }
  })
}

type Send = ReturnType<typeof sender>['send']

/** Opens the vendor's game for new players. @returns the tokens of their sessions at the vendor */
async function sessionsOf(deps: GatewayDeps, send: Send, count: number): Promise<string[]> {
  const tokens: string[] = []
  const vendor = fakeVendor()
  const game = { vendor: testVendor.code, gameId: testVendor.gameId }
  const launching = { nodeId: testVendor.nodeId, game, mode: 'real', language: 'pt', device: 'phone' } as const
  for (const { sessionToken } of await fundedPlayers(deps, count)) {
    const session = await databaseAuthentication(deps).session(sessionToken)
    if (!session) throw new Error('The session of a load player was not opened.')
    await launchAtVendor(deps, vendor.client, { ...launching, session, remember: async () => undefined })
    const { body } = await send(signed(openSession.path, { token: vendor.launches.at(-1)?.token }))
    tokens.push((JSON.parse(body) as { value: { token: string } }).value.token)
  }
  return tokens
}

/** Every player sends, waits for the answer and sends again until the time is over. Each fifth round wins its stake back. */
async function play(send: Send, tokens: readonly string[], seconds: number): Promise<Timed[]> {
  const end = performance.now() + seconds * 1000
  const answers: Timed[] = []
  const one = async (token: string) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const id = crypto.randomUUID()
      const amounts = { bet: '20', win: turn % 5 === 0 ? '20' : '0', currency: 'BRL' }
      const answer = await send(signed(betwin.path, { transactionId: id, roundId: id, token, ...amounts }))
      const isTaken = answer.status === 200 && answer.body.startsWith('{"code":"ok"')
      // Refusals of the protocol have status 200 too.
      answers.push(isTaken ? answer : { ...answer, status: answer.status === 200 ? 0 : answer.status })
    }
  }
  await Promise.all(tokens.map(one))
  return answers
}

function signed(path: string, content: object): LoadRequest {
  const body = JSON.stringify(content)
  const timestamp = Math.floor(Date.now() / 1000).toString()
  const nonce = randomBytes(16).toString('hex')
  const signature = signatureOf(testVendorKey.secret, {
    method: 'POST',
    path,
    timestamp,
    nonce,
    body: Buffer.from(body),
  })
  return {
    method: 'POST',
    path,
    headers: {
      'Content-Type': 'application/json',
      [signatureHeaders.key]: testVendorKey.id,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signature,
    },
    body,
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, connections: { type: 'string' } } })
  const report = await runVendorLoad({
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.connections !== undefined && { connections: Number(values.connections) }),
  })
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.consistent ? 0 : 1
}
