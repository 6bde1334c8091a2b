import { also, amounts, moments, objects, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'contractOffers',
    table: 'contract_request',
    id: 'id',
    fields: [
      ...plain('contract kind rate active_members currency status asked_by'),
      ...amounts('period_valid_bet period_pnl bet_amount'),
      ...objects('terms'),
      ...moments('offered_at expires_at answered_at'),
    ],
  },
  {
    name: 'contracts',
    table: 'line_contract',
    owner: 'agent_id',
    id: 'id',
    fields: [
      ...plain('kind currency ended_by'),
      also(
        'versions',
        `(SELECT jsonb_agg(jsonb_build_object('terms', v.terms, 'effectiveFrom', v.effective_from) ORDER BY v.version)
          FROM line_contract_version v WHERE v.contract_id = t.id)`,
        'json',
      ),
      ...moments('begun_at ends_at'),
    ],
  },
]
