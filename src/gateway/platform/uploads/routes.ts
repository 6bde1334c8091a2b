import { getIcon } from '#contract/platform/uploads/get-icon.ts'
import { getUpload } from '#contract/platform/uploads/get-upload.ts'
import { removeIcon as removeCall } from '#contract/platform/uploads/remove-icon.ts'
import { setIcon as setCall } from '#contract/platform/uploads/set-icon.ts'
import { uploadFile } from '#contract/platform/uploads/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind, type ContextOf } from '#gateway/platform/http/bind.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keepUpload, type PicturePorts, readIcon, readUpload, removeIcon, setIcon } from './uploads.ts'

/** Pictures that members send. */
export function uploadRoutes(deps: GatewayDeps, ports: PicturePorts): BoundCall[] {
  return [
    bind(getIcon, (_, { session }) => readIcon(deps, ports.store, session.memberId)),
    bind(setCall, (_, context) => setIcon(deps, ports, uploadOf(context))),
    bind(removeCall, (_, { session }) => removeIcon(deps, session.memberId)),
    bind(getUpload, async ({ uploadId }, { session }) => {
      const file = await readUpload(deps, ports.store, session.memberId, uploadId)
      if (!file) throw new CallFailure('upload_unknown')
      return { content: Buffer.from(file), type: 'image/webp', name: 'arara.webp' }
    }),
    bind(uploadFile, ({ purpose }, context) => keepUpload(deps, ports, { ...uploadOf(context), purpose })),
  ]
}

function uploadOf({ session, upload }: ContextOf<'member'>) {
  if (!upload) throw new Error('The dispatcher gave no file of an upload')
  return { ...upload, memberId: session.memberId }
}
