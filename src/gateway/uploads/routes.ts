import { getIcon } from '#contract/member/get-icon.ts'
import { removeIcon as removeCall } from '#contract/member/remove-icon.ts'
import { setIcon as setCall } from '#contract/member/set-icon.ts'
import { uploadFile } from '#contract/member/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind, type ContextOf } from '#gateway/http/bind.ts'
import { keepUpload, type PicturePorts, readIcon, removeIcon, setIcon } from './uploads.ts'

/** Pictures that members send. */
export function uploadRoutes(deps: GatewayDeps, ports: PicturePorts): BoundCall[] {
  return [
    bind(getIcon, (_, { session }) => readIcon(deps, ports.store, session.memberId)),
    bind(setCall, (_, context) => setIcon(deps, ports, uploadOf(context))),
    bind(removeCall, (_, { session }) => removeIcon(deps, session.memberId)),
    bind(uploadFile, ({ purpose }, context) => keepUpload(deps, ports, { ...uploadOf(context), purpose })),
  ]
}

function uploadOf({ session, upload }: ContextOf<'member'>) {
  if (!upload) throw new Error('The dispatcher gave no file of an upload')
  return { ...upload, memberId: session.memberId }
}
