import type { Hono } from 'hono'
import { type Infer, StructError } from 'superstruct'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { dialectGame } from '#contract/vendor/aggregator/game-facts.ts'
import { dialectSignatureHeader, isSignatureOf } from '#contract/vendor/aggregator/signature.ts'
import {
  type DialectToVendor,
  type DialectToVendorName,
  demoCurrency,
  dialectCallsToVendor,
} from '#contract/vendor/aggregator/to-vendor.ts'
import { gameOf, gamesAfter } from '#studio/catalogue.ts'
import type { StudioDeps } from '#studio/deps.ts'
import { rememberDemo, rememberLaunch } from '#studio/launches.ts'
import { rememberReplay } from '#studio/replays.ts'
import { roundOfId } from '#studio/rounds.ts'

type Handler<Name extends DialectToVendorName> = (
  deps: StudioDeps,
  vendor: string,
  request: Infer<DialectToVendor[Name]>,
) => unknown

/** What is refused with 404. */
class NotFound extends Error {}

const handlers: { readonly [Name in DialectToVendorName]: Handler<Name> } = {
  'game/url': (deps, vendor, { game_code: gameId, user, token, currency, lang: language, platform }) => {
    if (!gameOf(vendor, gameId)) throw new NotFound('unknown game')
    if (currency === demoCurrency) return { url: pageOf(deps, rememberDemo(deps, vendor, gameId, language)) }
    if (user === undefined || token === undefined) throw new NotFound('unknown player')
    const device = platform === 'GPL_MOBILE' ? 'phone' : 'desktop'
    const launch = { gameId, token, playerId: user, mode: 'real', currency, language, device } as const
    return { url: pageOf(deps, rememberLaunch(deps, vendor, launch)) }
  },
  'game/list': (_, vendor) => gamesAfter(vendor, undefined, Number.POSITIVE_INFINITY).games.map(dialectGame),
  'game/round': (deps, vendor, { round: id, lang = 'en' }) => {
    const round = roundOfId(deps, vendor, id)
    if (round?.state !== 'paid') throw new NotFound('unknown round')
    return { url: pageOf(deps, rememberReplay(deps, round, lang)) }
  },
}

const pageOf = ({ url }: StudioDeps, id: string) => `${url()}/play/#${id}`

/** Adds the door for the platform in the dialect: `POST /aggregator/game/<call>`. `operator_id` names the key. */
export function addDialectDoor(app: Hono, deps: StudioDeps): void {
  app.post('/aggregator/game/:call', async (context) => {
    const name = `game/${context.req.param('call')}`
    const body = new Uint8Array(await context.req.arrayBuffer())
    try {
      const request = parseExact(new TextDecoder().decode(body))
      const { operator_id: id } = dialectCallsToVendor['game/list'].create(request)
      const key = deps.keys.ofDialect(id)
      const signature = context.req.header(dialectSignatureHeader) ?? ''
      if (!(key && (await isSignatureOf(key.publicKey, body, signature)))) return json(403, { error: 'signature' })
      if (!Object.hasOwn(dialectCallsToVendor, name)) return json(404, { error: 'unknown call' })
      const known = name as DialectToVendorName
      const handle = handlers[known] as Handler<never>
      return json(200, handle(deps, key.vendor, dialectCallsToVendor[known].create(request) as never))
    } catch (thrown) {
      if (thrown instanceof NotFound) return json(404, { error: thrown.message })
      if (thrown instanceof StructError || thrown instanceof SyntaxError) return json(400, { error: 'syntax' })
      throw thrown
    }
  })
}

const json = (status: number, value: unknown) =>
  new Response(exactJson(value), { status, headers: { 'Content-Type': 'application/json' } })
