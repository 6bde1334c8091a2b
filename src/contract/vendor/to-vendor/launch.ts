import { boolean, enums, object, optional, pattern, string, type } from 'superstruct'
import { CurrencyCode, Language } from '#contract/scalars.ts'
import { toVendor } from '#contract/vendor/define-vendor-call.ts'
import { VendorId, VendorToken } from '#contract/vendor/scalars.ts'

/** An absolute address of a page. */
export const PageAddress = pattern(string(), /^https?:\/\/[^\s]{1,2000}$/)

export const launch = toVendor({
  name: 'launch',
  summary: 'Asks for the page of a game for one player. The vendor exchanges the token before the player’s first bet.',
  request: object({
    gameId: VendorId,
    /** For `session`, once and within 60 seconds. It must not become a part of an address that is logged. */
    token: VendorToken,
    playerId: VendorId,
    mode: enums(['real', 'trial']),
    currency: CurrencyCode,
    language: Language,
    device: enums(['phone', 'desktop']),
    /** Where the game’s own way back leads. */
    backUrl: optional(PageAddress),
  }),
  value: type({
    /** The page for the frame. What it needs to know of the launch stands after `#`, where no log keeps it. */
    url: PageAddress,
    /** Whether the page may stand in a frame; otherwise it opens as a page of its own. */
    frame: boolean(),
  }),
  codes: ['unknown_game', 'game_disabled'],
})
