import { type Struct, StructError } from 'superstruct'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { gameFacts } from '#contract/vendor/aggregator/game-facts.ts'
import { dialectSignatureHeader, signBody } from '#contract/vendor/aggregator/signature.ts'
import {
  DialectGamesStruct,
  DialectPageStruct,
  type DialectToVendorName,
  type DialectToVendorRequest,
  demoCurrency,
} from '#contract/vendor/aggregator/to-vendor.ts'
import type { VendorCode } from '#contract/vendor/codes.ts'
import type { VendorRequestOf } from '#contract/vendor/define-vendor-call.ts'
import { bounded, NoAnswer, type Send } from '#contract/vendor/exchange.ts'
import type { launch } from '#contract/vendor/to-vendor/launch.ts'
import type { round } from '#contract/vendor/to-vendor/rounds.ts'
import { cleaned } from '#gateway/outside-value.ts'
import type { Vendor, VendorKey } from '#gateway/play/vendor-door/vendor.ts'

interface Asked {
  readonly vendor: Vendor
  readonly key: VendorKey
  /** Name and request of a call of our protocol. */
  readonly name: string
  readonly request: unknown
  readonly patience: number
  readonly send: Send
}

interface Told {
  readonly code: VendorCode
  readonly value?: unknown
}

/** Bytes of a list of games. */
const largest = 20_000_000

/**
 * Asks a vendor of the dialect what our protocol would ask.
 *
 * @throws {NoAnswer} without an answer that can be read, and for what the dialect cannot ask
 */
export async function askInDialect(asked: Asked): Promise<Told> {
  switch (asked.name) {
    case 'launch':
      return await page(asked, 'game/url', launchRequest(asked.request as VendorRequestOf<typeof launch>))
    case 'round': {
      const { roundId, language } = asked.request as VendorRequestOf<typeof round>
      return await page(asked, 'game/round', { round: roundId, lang: language.slice(0, 2) })
    }
    case 'games': {
      const told = await post(asked, 'game/list', {})
      if (told === 'refused') throw new NoAnswer('The list of games was refused')
      // The list has no pages.
      const games = read(DialectGamesStruct, told).flatMap((game) => gameFacts(game) ?? [])
      return { code: 'ok', value: { games, more: false } }
    }
    // Whatever a vendor answers, it is there.
    case 'health':
      await post(asked, 'game/list', {})
      return { code: 'ok', value: { open: true } }
    default:
      throw new NoAnswer(`The dialect has no ${asked.name}`)
  }
}

function launchRequest({
  gameId,
  token,
  playerId,
  mode,
  currency,
  language,
  device,
  backUrl,
}: VendorRequestOf<typeof launch>): Unsigned<'game/url'> {
  return {
    game_code: gameId,
    ...(mode === 'real' ? { user: playerId, token, currency } : { currency: demoCurrency }),
    lang: language.slice(0, 2),
    platform: device === 'phone' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    ...(backUrl !== undefined && { lobby_url: backUrl }),
  }
}

async function page<Name extends DialectToVendorName>(asked: Asked, path: Name, body: Unsigned<Name>): Promise<Told> {
  const told = await post(asked, path, body)
  if (told === 'refused') return { code: path === 'game/round' ? 'unknown_round' : 'unknown_game' }
  return { code: 'ok', value: { url: read(DialectPageStruct, told).url, frame: true } }
}

type Unsigned<Name extends DialectToVendorName> = Omit<DialectToVendorRequest<Name>, 'operator_id'>

/** @returns the answer, or `refused` for a 4xx, which is how a vendor of the dialect refuses */
async function post<Name extends DialectToVendorName>(
  { vendor, key, patience, send }: Asked,
  path: Name,
  request: Unsigned<Name>,
): Promise<unknown> {
  const body = new TextEncoder().encode(exactJson({ operator_id: key.id, ...request }))
  const response = await send(`${vendor.url}/${path}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { 'Content-Type': 'application/json', [dialectSignatureHeader]: await signBody(key.secret, body) },
    body,
  })
  const bytes = await bounded(response, largest)
  if (response.status >= 400 && response.status < 500) return 'refused'
  if (response.status !== 200) throw new NoAnswer(`The answer had status ${response.status}`)
  return cleaned(parseExact(new TextDecoder().decode(bytes)))
}

function read<Value, Schema>(shape: Struct<Value, Schema>, value: unknown): Value {
  try {
    return shape.create(value)
  } catch (thrown) {
    throw thrown instanceof StructError ? new NoAnswer(thrown.message) : thrown
  }
}
