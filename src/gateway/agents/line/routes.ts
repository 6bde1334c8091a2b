import { findDownlines } from '#contract/agents/line/find-downlines.ts'
import { getDownline } from '#contract/agents/line/get-downline.ts'
import { getDownlines } from '#contract/agents/line/get-downlines.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { searchDownlines } from './find-downlines.ts'
import { listDownlines } from './list-downlines.ts'
import { readDownline } from './read-downline.ts'

/** Calls about the accounts below an agent. */
export const treeRoutes = (deps: GatewayDeps): BoundCall[] => [
  bind(getDownlines, (request, { session }) => listDownlines(deps, session, request)),
  bind(findDownlines, ({ search }, { session }) => searchDownlines(deps, session, search)),
  bind(getDownline, ({ downline }, { session }) => readDownline(deps, session, downline)),
]
