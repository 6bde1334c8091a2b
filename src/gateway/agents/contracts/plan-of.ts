import type { Executor } from '#gateway/platform/db/client.ts'
import { agentAbove } from './downline.ts'
import { isPlan, type Plan } from './plan-change.ts'
import { agreedTerms, planFor } from './plan-for.ts'
import type { RequestRow } from './request-rows.ts'
import type { TermsChange } from './terms-in-audit.ts'

/** The effect of accepting a request now, and the resulting terms; undefined if it is not possible any more. */
export async function planOf(
  on: Executor,
  request: RequestRow,
  now: Date,
): Promise<{ readonly plan: Plan; readonly change: TermsChange } | undefined> {
  const { member_id: agentId, upline_id: uplineId, contract: kind, currency, asked_by } = request
  const terms = request.terms ?? undefined
  if ((request.kind === 'new') !== (terms !== undefined)) return undefined
  if ((await agentAbove(on, agentId))?.id !== uplineId) return undefined
  const by = asked_by === 'upline' ? 'upline' : 'agent'
  const { planned, going } = await planFor(on, { agentId, uplineId, kind, currency, terms, by, now })
  if (!terms && going?.uplineId !== uplineId) return undefined
  return isPlan(planned) ? { plan: planned, change: { before: agreedTerms(going), after: terms } } : undefined
}
