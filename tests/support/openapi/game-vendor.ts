import createClient from 'openapi-fetch'
import type { paths } from '../../../.cache/openapi/vendor.d.ts'

/** What a client needs that no document describes. */
export interface VendorNeeds {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  /** The headers of a signed request, by docs/vendors.md. */
  readonly sign: (path: string, body: Uint8Array) => Readonly<Record<string, string>>
}

/** Exchanges a launch token and plays a round with two bets, by nothing but the types of vendor.json. */
export async function playAsVendor({ baseUrl, fetch, sign }: VendorNeeds, launchToken: string) {
  const client = createClient<paths>({ baseUrl, fetch })
  client.use({
    async onRequest({ request, schemaPath }) {
      const body = new Uint8Array(await request.clone().arrayBuffer())
      for (const [name, value] of Object.entries(sign(schemaPath, body))) request.headers.set(name, value)
      return request
    },
  })

  const opened = done(await client.POST('/vendor/v1/session', { body: { token: launchToken } }))
  const { token, currency, balance } = opened
  const round = { roundId: 'round-1', currency }
  const stake = (transactionId: string, amount: string) =>
    client.POST('/vendor/v1/bet', { body: { ...round, transactionId, token, amount } })
  const bet = done(await stake('bet-1', '250'))
  done(await stake('bet-2', '100'))
  const won = done(
    await client.POST('/vendor/v1/win', { body: { ...round, transactionId: 'win-1', betId: 'bet-1', amount: '1000' } }),
  )
  const ended = done(await client.POST('/vendor/v1/endRound', { body: { roundId: round.roundId } }))
  const late = await stake('bet-3', '100')
  const other = await stake('bet-1', '300')
  const used = await client.POST('/vendor/v1/session', { body: { token: launchToken } })
  return {
    balances: [balance, bet.balance, won.balance],
    ended,
    refusals: { late: late.data?.code, other: other.error?.code, used: used.data?.code },
  }
}

type Answered = { readonly code: 'ok'; readonly value: unknown } | { readonly code: string }
type ValueOf<Data> = Data extends { readonly code: 'ok'; readonly value: infer Value } ? Value : never

/** The value of an answer that has to be `ok`. */
function done<Data extends Answered>({ data, error }: { data?: Data; error?: unknown }): ValueOf<Data> {
  if (data?.code !== 'ok') throw new Error(`The call was refused: ${JSON.stringify(error ?? data)}`)
  return (data as unknown as { readonly value: ValueOf<Data> }).value
}
