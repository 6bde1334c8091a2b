import { object, string } from 'superstruct'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import type { Output } from '#gateway/platform/operators/output.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { pictureFetcher } from './fetch-picture.ts'
import { type Imported, importGames } from './import-games.ts'
import { importPictures } from './import-pictures.ts'
import type { RefusedGame } from './offered-games.ts'
import { vendorByCode } from './vendor.ts'
import type { VendorClient } from './vendor-client.ts'

interface Needed {
  readonly vendors: VendorClient
  readonly pictures: PicturePorts
}

const fetchPicture = pictureFetcher()

/**
 * `npm run vendors -- import`: takes over a vendor's games, and then their pictures. What cannot be taken is named, and stops nothing
 * else; the exit code then is 1.
 */
export const importOperation: Operation<Needed> = operation<{ code: string }, Needed>({
  takes: object({ code: string() }),
  run: async ({ deps, ports, out }, { code }) => {
    const vendor = await vendorByCode(deps.database, code, deps.now())
    if (!vendor) throw new Error(`${code} is not connected.`)
    const imported = await importGames(deps, ports.vendors, vendor)
    tell(out, imported)
    const { pictures } = imported
    const hear = (done: number, next: string) => out.progress(done, pictures.length, next)
    const missing = await importPictures(deps, { ...ports, fetchPicture }, { vendor, pictures, hear })
    tellRefused(out, 'no picture', missing)
    out.line(summary(imported, missing.length))
    return imported.refused.length > 0 || missing.length > 0 ? 1 : 0
  },
})

function tell(out: Output, { added, updated, closed, refused, unknownClasses }: Imported): void {
  for (const [what, games] of Object.entries({ new: added, updated }))
    for (const { gameId, nodeId, name } of games) out.row(what, gameId, nodeId, name)
  for (const gameId of closed) out.row('closed', gameId, '', 'the vendor does not offer it any more')
  tellRefused(out, 'refused', refused)
  for (const { gameId, classes } of unknownClasses)
    out.row('without', gameId, '', `classifications that the site does not know: ${classes.join(', ')}`)
}

function tellRefused(out: Output, what: string, refused: readonly RefusedGame[]): void {
  for (const { gameId, why } of refused) out.row(what, gameId || '-', '', why)
}

const summary = ({ added, updated, unchanged, closed, refused }: Imported, withoutPicture: number): string =>
  [
    ...[`${added.length} new`, `${updated.length} updated`, `${unchanged} as before`, `${closed.length} closed`],
    ...[`${refused.length} refused`, `${withoutPicture} pictures not taken`],
  ].join(', ')
