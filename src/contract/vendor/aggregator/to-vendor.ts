import { array, boolean, enums, type Infer, integer, nullable, optional, pattern, string, type } from 'superstruct'
import { CurrencyCode } from '#contract/scalars.ts'
import { VendorId, VendorToken } from '#contract/vendor/scalars.ts'
import { PageAddress } from '#contract/vendor/to-vendor/launch.ts'

/** The currency of a launch without a player: the vendor keeps the play money itself, and asks the platform nothing. */
export const demoCurrency = 'XXX'

/** `operator_id` is the id of the key that signs. */
const signed = { operator_id: VendorId }

/** Requests to a vendor of the dialect, by their path. */
export const dialectCallsToVendor = {
  /** `user` and `token` are left out with {@link demoCurrency}. The token is that of the session: it is not exchanged. */
  'game/url': type({
    ...signed,
    game_code: VendorId,
    currency: CurrencyCode,
    user: optional(VendorId),
    token: optional(VendorToken),
    lang: pattern(string(), /^[a-z]{2}$/),
    platform: enums(['GPL_DESKTOP', 'GPL_MOBILE']),
    lobby_url: optional(PageAddress),
  }),
  'game/list': type(signed),
  'game/round': type({ ...signed, user: optional(VendorId), round: VendorId, lang: optional(string()) }),
} as const
export type DialectToVendor = typeof dialectCallsToVendor
export type DialectToVendorName = keyof DialectToVendor
export type DialectToVendorRequest<Name extends DialectToVendorName> = Infer<DialectToVendor[Name]>

export const DialectPageStruct = type({ url: PageAddress })

const Percent = pattern(string(), /^\d{1,3}(\.\d{1,2})?$/)

/** A game in the answer to `game/list`, which is an array. */
const DialectGameStruct = type({
  game_code: string(),
  name: string(),
  category: optional(nullable(string())),
  enabled: optional(nullable(boolean())),
  demo_game_support: optional(nullable(boolean())),
  /** Return to player and share of winning rounds as a percentage: `"96.12"`. */
  rtp: optional(nullable(Percent)),
  hit_ratio: optional(nullable(Percent)),
  /** From 1, low, to 6, very high. */
  volatility: optional(nullable(integer())),
  paylines: optional(nullable(integer())),
})
export type DialectGame = Infer<typeof DialectGameStruct>
export const DialectGamesStruct = array(DialectGameStruct)
