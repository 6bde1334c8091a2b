import { array, object, string } from 'superstruct'
import { grantable } from '#contract/play/games/frame-rights.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { isPageOrigin } from '#lib/page-origin.ts'
import { onVendor } from './connect.ts'
import { selectVendors } from './vendor.ts'

const Code = string()

/** Where the pages of each vendor are: one row for each origin. */
const origins = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database, now }, out }) => {
    const vendors = await selectVendors(database, now())
    for (const { code, pageOrigins } of vendors) for (const origin of pageOrigins) out.row(code, origin)
    if (vendors.length === 0) out.line('No vendor is connected.')
  },
})

/** @throws Error if the vendor is not connected */
const writeOrigins = (deps: GatewayDeps, code: string, origin: string, list: string) =>
  onVendor(deps, code, (tx) =>
    tx.query(`UPDATE vendor_link SET page_origins = ${list} WHERE vassalage = :code`, { code, origin }),
  )

const originAdd = operation({
  takes: object({ code: Code, origin: string() }),
  run: async ({ deps }, { code, origin }) => {
    if (!isPageOrigin(origin))
      throw new Error(
        `${origin} is no origin of pages: it is as https://games.example.com, without a path; http only at 127.0.0.1.`,
      )
    await writeOrigins(deps, code, origin, '(page_origins - :origin::text) || to_jsonb(:origin::text)')
  },
})

const originRemove = operation({
  takes: object({ code: Code, origin: string() }),
  run: async ({ deps }, { code, origin }) => {
    await writeOrigins(deps, code, origin, 'page_origins - :origin::text')
  },
})

/** What the frame of a vendor's games may do beyond what every vendor's frame may; `usual`: nothing. */
const grant = operation({
  takes: object({ code: Code, grant: array(string()) }),
  run: async ({ deps }, { code, grant: given }) => {
    const grants = given.includes('usual') ? [] : given
    const wrong = grants.find((right) => !grantable.includes(right))
    if (wrong !== undefined)
      throw new Error(`${wrong} cannot be granted. These can: ${grantable.join(', ')}; usual takes all back.`)
    await onVendor(deps, code, (tx) =>
      tx.query('UPDATE vendor_link SET frame_grants = :grants::text::jsonb WHERE vassalage = :code', {
        code,
        grants: JSON.stringify(grants),
      }),
    )
  },
})

/** What operators do with the pages of vendors' games. */
export const frameOperations: Readonly<Record<string, Operation>> = {
  'vendors.origins': origins,
  'vendors.originAdd': originAdd,
  'vendors.originRemove': originRemove,
  'vendors.grant': grant,
}
