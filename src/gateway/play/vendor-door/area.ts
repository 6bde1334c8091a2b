import { type Area, kept, soon } from '#gateway/area.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { dialectPage } from './aggregator/dialect-page.ts'
import { askOpenRounds } from './ask-open-rounds.ts'
import { checkVendors } from './check-vendors.ts'
import { doorPage } from './door-page.ts'
import { vendorOperations } from './operations.ts'
import type { VendorClient } from './vendor-client.ts'
import { endEmptyRounds } from './waiting-rounds.ts'

interface Needed {
  readonly vendors: VendorClient
  readonly pictures: PicturePorts
}

export const vendorDoorArea: Area<Needed> = {
  pages: (deps, _, api) => [doorPage(deps, api), dialectPage(deps, api)],
  operations: vendorOperations,
  jobs: [
    {
      name: 'see which vendors answer',
      times: '19-59/20 * * * * *',
      run: (deps, { vendors }) => checkVendors(deps, vendors),
    },
    {
      name: 'ask vendors about open rounds',
      times: '31 * * * * *',
      run: (deps, { vendors }) => askOpenRounds(deps, vendors),
    },
    { name: 'end rounds of vendors that hold no money', times: '41 7 * * * *', run: endEmptyRounds },
  ],
  retention: {
    vendor_link: kept('stay: one for each vendor'),
    vendor_key: kept('stay: ended ones say who signed what'),
    vendor_game: kept('stay: the catalogue’s'),
    vendor_player: kept('stay; a trial user’s go with them'),
    vendor_token: kept('as long as their game session'),
    vendor_question: kept('until the round has ended'),
    vendor_nonce: soon('10 minutes', ({ database, now }) =>
      purge(database, 'vendor_nonce', 'expires_at < :before', { before: now() }),
    ),
  },
}
