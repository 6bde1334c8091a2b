import { randomBytes, randomUUID } from 'node:crypto'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { VendorAnswer } from '#contract/vendor/answer.ts'
import type { VendorCode } from '#contract/vendor/codes.ts'
import type { VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { vendorJson } from '#contract/vendor/exchange.ts'
import type { callsToPlatform } from '#contract/vendor/registry.ts'
import { signatureHeaders, signatureOf } from '#contract/vendor/signature.ts'
import type { Vendor } from '#gateway/play/vendor-door/vendor.ts'
import type { VendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { VendorSilent } from '#gateway/play/vendor-door/vendor-client.ts'
import { connectVendor as connectGame } from '#scripts/vendor-check/connect-vendor.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { heldTo } from '#tests/support/openapi-answers.ts'

/** The vendor that tests connect, and one of its games in the catalogue. */
export const testVendor = { code: 'TUCUM', nodeId: 3001, gameId: 'lenda-do-boto' } as const
/** Its key. */
export const testVendorKey = { id: 'tucum-1', secret: 'a-secret-of-the-test-vendor' }

const answers: Readonly<Record<string, object>> = {
  launch: { url: 'https://games.example/play/#1', frame: true },
  round: { url: 'https://games.example/replay/#1' },
}

/** A vendor in this process that opens every launch, shows every round again, and keeps the launch tokens. */
export function fakeVendor() {
  const launches: { readonly token: string; readonly playerId: string }[] = []
  /** What it says to the calls of wallets; a test changes it, and may throw. */
  const wallets = {
    walletIn: async (): Promise<unknown> => ({ balance: '0' }),
    walletOut: async (): Promise<unknown> => ({ balance: '0' }),
    walletStatus: async (): Promise<unknown> => ({ balance: '0' }),
    walletBalance: async (): Promise<unknown> => ({ balance: '0' }),
  }
  let silent = false
  const client: VendorClient = {
    async ask<Request, Value>(_: Vendor, call: VendorCall<string, Request, Value, 'to-vendor'>, request: Request) {
      if (silent) throw new VendorSilent('The vendor of the test is silent')
      expectHeld(heldTo('to-vendor').faultsOfRequest('POST', call.path, JSON.parse(vendorJson(request))))
      if (Object.hasOwn(wallets, call.name))
        return call.value.create(await wallets[call.name as keyof typeof wallets]())
      if (call.name === 'launch') launches.push(request as { token: string; playerId: string })
      return call.value.create(answers[call.name] ?? { open: true })
    },
  }
  return { client, launches, wallets, beSilent: (is: boolean) => (silent = is) }
}

/** Connects the vendor with one game to a seeded gateway. */
export function connectVendor(
  { deps }: Pick<TestGateway, 'deps'>,
  facts: { readonly cycle?: number; readonly rtp?: number } = {},
): Promise<void> {
  const { code: vendor, ...game } = testVendor
  return connectGame(deps, testVendorKey, 'https://games.example', { vendor, ...game, ...facts })
}

/** How a request is sent; what is left out is right. */
export interface Forged {
  readonly key?: string
  readonly secret?: string
  readonly timestamp?: string
  readonly nonce?: string
  readonly path?: string
  readonly signature?: string
  readonly body?: string
  readonly address?: string
}

export interface VendorReply {
  readonly status: number
  readonly headers: Headers
  readonly answer: VendorAnswer & { readonly value?: Readonly<Record<string, unknown>> }
}

/** Sends a request as the vendor does. */
export async function vendorPost(
  gateway: TestGateway,
  name: string,
  request: object,
  forged: Forged = {},
): Promise<VendorReply> {
  const path = `/vendor/v1/${name}`
  const body = Buffer.from(JSON.stringify(request))
  const timestamp = forged.timestamp ?? Math.floor(gateway.deps.now().getTime() / 1000).toString()
  const nonce = forged.nonce ?? randomBytes(16).toString('hex')
  const signed = { method: 'POST', path: forged.path ?? path, timestamp, nonce, body } as const
  const headers = {
    'Content-Type': 'application/json',
    [signatureHeaders.key]: forged.key ?? testVendorKey.id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: forged.signature ?? signatureOf(forged.secret ?? testVendorKey.secret, signed),
  }
  const response = await gateway.request(path, { method: 'POST', headers, body: forged.body ?? body }, forged.address)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as VendorReply['answer']
  if (answer.code !== 'unknown_call') expectHeld(heldTo('vendor').faultsOfAnswer('POST', path, response.status, answer))
  return { status: response.status, headers: response.headers, answer }
}

/** What the protocol says is what docs/openapi says, in every test that speaks it. */
function expectHeld(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Whether an answer is signed for its request. */
export function isSignedAnswer({ headers, answer }: VendorReply, path: string, secret = testVendorKey.secret): boolean {
  const given = (name: keyof typeof signatureHeaders) => headers.get(signatureHeaders[name]) ?? ''
  const body = Buffer.from(JSON.stringify(answer))
  const signed = { method: 'ANSWER', path, timestamp: given('timestamp'), nonce: given('nonce'), body } as const
  return given('signature') === signatureOf(secret, signed)
}

/** A player at the vendor's game, with short ways to send what the tests send most. */
export async function vendorPlayer(
  gateway: TestGateway,
  vendor: ReturnType<typeof fakeVendor>,
  token: string,
  mode: 'real' | 'trial' = 'real',
) {
  const launched = await gateway.call(launchGame, { nodeId: testVendor.nodeId, mode, language: 'pt' }, { token })
  launched.value()
  const launch = vendor.launches.at(-1)
  if (!launch) throw new Error('The vendor was not asked to open the game.')
  const session = await vendorPost(gateway, 'session', { token: launch.token })
  if (session.answer.code !== 'ok') throw new Error(`The session was refused: ${session.answer.code}`)
  const facts = session.answer.value as { token: string; playerId: string; currency: string; balance: string }
  const { currency } = facts
  const send = async (name: keyof typeof callsToPlatform, request: object): Promise<VendorReply['answer']> =>
    (await vendorPost(gateway, name, request)).answer
  return {
    launchToken: launch.token,
    facts,
    send,
    bet: (transactionId: string, amount: bigint, roundId = 'r-1', sessionToken = facts.token) =>
      send('bet', { transactionId, roundId, token: sessionToken, amount: amount.toString(), currency }),
    win: (transactionId: string, betId: string, amount: bigint, roundId = 'r-1') =>
      send('win', { transactionId, roundId, betId, amount: amount.toString(), currency }),
    betwin: (
      transactionId: string,
      bet: bigint,
      win: bigint,
      roundId: string = randomUUID(),
      sessionToken = facts.token,
    ) =>
      send('betwin', {
        transactionId,
        roundId,
        token: sessionToken,
        bet: bet.toString(),
        win: win.toString(),
        currency,
      }),
    report: (transactionId: string, stake: bigint, win: bigint, changed: object = {}) =>
      send('reportRound', {
        ...{ transactionId, roundId: `r-${transactionId}`, playerId: facts.playerId, gameId: testVendor.gameId },
        ...{ token: facts.token, stake: stake.toString(), win: win.toString(), currency },
        playedAt: gateway.deps.now().toISOString(),
        ...changed,
      }),
    checkStake: (stake: bigint) => send('checkStake', { token: facts.token, stake: stake.toString(), currency }),
    rollback: (transactionId: string, betId: string) => send('rollback', { transactionId, betId }),
    endRound: (roundId = 'r-1') => send('endRound', { roundId }),
    status: (transactionId: string) => send('status', { transactionId }),
    balance: async () => (await send('balance', { token: facts.token })).value?.balance,
  }
}

/** The code of an answer, for tables of expectations. */
export const codeOf = (answer: VendorAnswer): VendorCode => answer.code
