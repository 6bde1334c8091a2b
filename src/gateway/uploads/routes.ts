import { getIcon } from '#contract/member/get-icon.ts'
import { removeIcon as removeCall } from '#contract/member/remove-icon.ts'
import { setIcon as setCall } from '#contract/member/set-icon.ts'
import { uploadFile } from '#contract/member/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import type { FileStore } from './file-store.ts'
import { keepUpload, readIcon, removeIcon, setIcon } from './uploads.ts'

const none = new Uint8Array()

/** Pictures that members send. */
export function uploadRoutes(deps: GatewayDeps, store: FileStore): BoundCall[] {
  return [
    bind(getIcon, (_, { session }) => readIcon(deps, store, session.memberId)),
    bind(setCall, (_, { session, file = none }) => setIcon(deps, store, session.memberId, file)),
    bind(removeCall, (_, { session }) => removeIcon(deps, session.memberId)),
    bind(uploadFile, ({ purpose }, { session, file = none }) =>
      keepUpload(deps, store, { memberId: session.memberId, purpose, file }),
    ),
  ]
}
