import { Hono } from 'hono'
import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import { apiHeaders } from '#gateway/platform/http/answer.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import type { ConnectionBindings } from '#gateway/platform/http/caller.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import type { FileStore } from './file-store.ts'
import { gamePictures, readTile } from './game-pictures.ts'

/** Pictures that one address reads at once, and that may wait: a lobby shows hundreds. */
const places = { atOnce: 16, waiting: 1_000, patience: 4_000 }

/** Its address names the content, so it never changes; and any site may show it. */
const headers = {
  ...apiHeaders,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Tiles of games that vendors brought. They have no limit of calls, as the site's own pictures have none. */
export function gamePicturePage(
  store: FileStore,
  { frame, deadline }: Pick<ApiPorts, 'frame' | 'deadline'>,
): Hono<{ Bindings: ConnectionBindings }> {
  const queue = fairQueue(places)
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.get(`${gamePictures}/:file`, (context) =>
    frame(context, { name: 'game picture' }, async (caller) => {
      const reading = queue.take(addressGroup(caller.address), () => readTile(store, context.req.param('file')))
      const found = await within(deadline, reading, () => new CallFailure('service_unavailable'))
      if (!found) throw new CallFailure('not_found')
      return new Response(Buffer.from(found.content), { headers: { ...headers, 'Content-Type': found.type } })
    }),
  )
  return app
}
