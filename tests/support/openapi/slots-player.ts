import createClient from 'openapi-fetch'
import type { paths } from '../../../.cache/openapi/players.d.ts'

/** What a client needs that no document describes. */
export interface PlayerNeeds {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Makes the sealed body of a request, by docs/gateway.md. */
  readonly seal: (asked: { key: SealingKey; method: string; path: string; body: object }) => Promise<{ sealed: string }>
}

type Answered<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': { value: infer Value } } } }
}
  ? Value
  : never
type SealingKey = Answered<'/wps/system/keys', 'get'>['keys'][number]

/** Logs a member in and plays a round of a slot of the house, by nothing but the types of players.json. */
export async function playSlots(
  { baseUrl, fetch, seal }: PlayerNeeds,
  { username, password, nodeId }: { readonly username: string; readonly password: string; readonly nodeId: number },
) {
  const client = createClient<paths>({ baseUrl, fetch })
  const { value: keys } = done(await client.GET('/wps/system/keys'))
  const [key] = keys.keys
  if (!key) throw new Error('There is no sealing key')

  const path = '/wps/session/login'
  const sealed = await seal({
    key,
    method: 'POST',
    path,
    body: { username, password, type: 'username', portal: 'member' },
  })
  const { value: session } = done(await client.POST(path, { body: sealed }))
  const asMember = { Authorization: `Bearer ${session.token}` }

  const launched = done(
    await client.POST('/wps/game/launchGame', { body: { nodeId, mode: 'real', language: 'pt' }, headers: asMember }),
  )
  const asGame = { Authorization: `Bearer ${launched.value.gameToken}` }
  const { value: state } = done(await client.GET('/wps/game/slots/state', { headers: asGame }))
  const [stake] = state.stakes
  if (stake === undefined) throw new Error('The game has no stakes')

  const order = { header: { 'Idempotency-Key': crypto.randomUUID() } }
  const { value: round } = done(
    await client.POST('/wps/game/slots/spin', { params: order, body: { stake }, headers: asGame }),
  )
  const { value: balance } = done(await client.GET('/wps/v2/wallets/balance', { headers: asMember }))
  const refused = await client.POST('/wps/game/slots/spin', {
    params: order,
    body: { stake: state.stakes.at(-1) ?? stake },
    headers: asGame,
  })
  return { stake, win: round.win, after: round.balance, balance: balance.balance, refused: refused.error?.code }
}

/** The answer of a call that has to succeed. */
function done<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(`The call was refused: ${JSON.stringify(error)}`)
  return data
}
