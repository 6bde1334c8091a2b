import { object } from 'superstruct'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fileRoute } from '#gateway/platform/http/file-route.ts'
import type { FileStore } from './file-store.ts'
import { readUpload } from './uploads.ts'

/**
 * `GET /wps/member/upload/<uploadId>`: a picture, for its owner only. Another member's picture is treated as absent.
 */
export const filePage = (deps: GatewayDeps, store: FileStore, ports: ApiPorts) =>
  fileRoute(ports, {
    path: '/wps/member/upload/:id',
    call: uploadFile,
    limits: 'read',
    isLong: false,
    query: object({}),
    async file({ memberId }, _, id) {
      const file = await readUpload(deps, store, memberId, id)
      if (!file) throw new CallFailure('upload_unknown')
      return { content: Buffer.from(file), type: 'image/webp', name: 'arara.webp' }
    },
  })
