import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'agentLinks',
    table: 'agent_link',
    owner: 'agent_id',
    fields: [...plain('code name kind rate max_uses uses language page active'), ...moments('created_at expires_at')],
  },
]
