import { type Area, kept, later, soon } from '#gateway/area.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { doorPage } from './door-page.ts'

export const vendorDoorArea: Area = {
  pages: (deps, _, api) => [doorPage(deps, api)],
  retention: {
    vendor_link: kept('stay until the operator removes the vendor'),
    vendor_key: kept('stay until the operator removes the vendor'),
    vendor_game: kept('stay as long as the game'),
    vendor_player: kept('stay; a trial user’s go with them'),
    vendor_token: later('as long as their game session', async () => undefined),
    vendor_question: later('until the vendor has answered', async () => undefined),
    vendor_nonce: soon('ten minutes', ({ database, now }) =>
      purge(database, 'vendor_nonce', 'expires_at < :before', { before: now() }),
    ),
  },
}
