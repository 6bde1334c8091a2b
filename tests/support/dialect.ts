import { randomUUID } from 'node:crypto'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import type { DialectAnswer, DialectCallName } from '#contract/vendor/aggregator/calls.ts'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { dialectSignatureHeader, isSignatureOf, newKeyPair, signBody } from '#contract/vendor/aggregator/signature.ts'
import type { Send } from '#contract/vendor/exchange.ts'
import { connectVendor, makeKey } from '#gateway/play/vendor-door/connect.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

/** The vendor that tests connect in the dialect, and one of its games in the catalogue. */
export const dialectVendor = { code: 'PIRAPLAY', nodeId: 11101, gameId: 'isca-dourada' } as const

/** What the platform asked, and whether the key of its `operator_id` signed it. */
interface Heard {
  readonly path: string
  readonly request: Readonly<Record<string, unknown>>
  readonly isSigned: boolean
}

/** A vendor of the dialect in this process. */
export function fakeDialectVendor() {
  const heard: Heard[] = []
  const platformKeys = new Map<string, string>()
  let answer = (path: string): Response =>
    Response.json(path.endsWith('list') ? [] : { url: 'https://games.example/play/#1' })
  const send: Send = async (address, init) => {
    const body = new Uint8Array(init.body as Uint8Array)
    const request = parseExact(new TextDecoder().decode(body)) as Heard['request']
    const key = platformKeys.get(String(request.operator_id)) ?? ''
    const signature = new Headers(init.headers).get(dialectSignatureHeader) ?? ''
    const isSigned = key !== '' && (await isSignatureOf(key, body, signature))
    const path = new URL(address).pathname
    heard.push({ path, request, isSigned })
    return answer(path)
  }
  return {
    send,
    heard,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** Makes a key pair, which the operator takes over. */
    async addKey({ deps }: TestGateway) {
      const own = await newKeyPair()
      const { id, publicKey } = await makeKey(deps, dialectVendor.code, own.publicKey)
      platformKeys.set(id, publicKey ?? '')
      return { id, privateKey: own.privateKey }
    },
  }
}

/** Connects the vendor with one game to a seeded gateway. */
export async function connectDialectVendor({ deps }: TestGateway): Promise<void> {
  const { code, nodeId, gameId } = dialectVendor
  await connectVendor(deps, code, 'https://games.example/api', { dialect: 'aggregator' })
  await deps.database.query(
    `INSERT INTO vendor_game (node_id, vassalage, game_id, rtp, cycle, free_play, open, opened_at)
     VALUES (:nodeId, :code, :gameId, 9600, 0, true, true, :now)`,
    { nodeId, code, gameId, now: deps.now() },
  )
}

interface Sent {
  readonly privateKey: string
  readonly vendor?: string
  readonly signature?: string
  /** Replaces what was signed. */
  readonly body?: string
  readonly address?: string
}

/** Sends a request as the vendor does. Every answer has status 200. */
export async function dialectPost(
  gateway: TestGateway,
  name: DialectCallName | string,
  request: object | string,
  { privateKey, vendor = dialectVendor.code, signature, body, address }: Sent,
): Promise<DialectAnswer> {
  const bytes = new TextEncoder().encode(typeof request === 'string' ? request : exactJson(request))
  const headers = {
    'Content-Type': 'application/json',
    [dialectSignatureHeader]: signature ?? (await signBody(privateKey, bytes)),
  }
  const path = `/vendor/aggregator/${vendor}/${name}`
  const response = await gateway.request(path, { method: 'POST', headers, body: body ?? bytes }, address)
  if (response.status !== 200) throw new Error(`The answer had status ${response.status}.`)
  return parseExact(await response.text()) as DialectAnswer
}

/** A member at the vendor's game, with short ways to send what the tests send most. Amounts are minor units. */
export async function dialectPlayer(
  gateway: TestGateway,
  vendor: ReturnType<typeof fakeDialectVendor>,
  key: { readonly privateKey: string },
  memberToken: string,
) {
  const { nodeId, gameId: game_code } = dialectVendor
  ;(await gateway.call(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token: memberToken })).value()
  const { user, token } = (vendor.heard.at(-1)?.request ?? {}) as { user: string; token: string }
  const named = () => ({ request_uuid: randomUUID(), user, currency: 'BRL' })
  const send = (name: DialectCallName, request: object) => dialectPost(gateway, name, request, key)
  const move = (round: string, id: string) => ({ ...named(), transaction_uuid: id, round, game_code, token })
  return {
    user,
    token,
    send,
    bet: (id: string, amount: bigint, round: string, more: object = {}) =>
      send('transaction/bet', { ...move(round, id), amount: amount * 1000n, ...more }),
    win: (id: string, betId: string, amount: bigint, round: string, more: object = {}) =>
      send('transaction/win', {
        ...move(round, id),
        reference_transaction_uuid: betId,
        amount: amount * 1000n,
        ...more,
      }),
    rollback: (id: string, betId: string, round: string, more: object = {}) =>
      send('transaction/rollback', { ...move(round, id), reference_transaction_uuid: betId, ...more }),
    /** Minor units. */
    balance: async () => BigInt((await send('user/balance', { ...named(), token, game_code })).balance ?? -1) / 1000n,
  }
}
