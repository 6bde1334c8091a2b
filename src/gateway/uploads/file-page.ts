import type { Hono } from 'hono'
import { uploadFile } from '#contract/member/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Authentication } from '#gateway/http/authentication.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { fileRoute } from '#gateway/http/file-route.ts'
import type { FileStore } from './file-store.ts'
import { readUpload } from './uploads.ts'

/**
 * `GET /wps/member/upload/<uploadId>`: a picture, for its owner only. Another member's picture is treated as absent.
 */
export function filePage(deps: GatewayDeps, store: FileStore, authentication: Authentication): Hono {
  return fileRoute(deps, authentication, {
    path: '/wps/member/upload/:id',
    call: uploadFile,
    async file({ memberId }, { id }) {
      const file = await readUpload(deps, store, memberId, id)
      if (!file) throw new CallFailure('upload_unknown')
      return { body: Buffer.from(file), type: 'image/webp', name: 'arara.webp' }
    },
  })
}
