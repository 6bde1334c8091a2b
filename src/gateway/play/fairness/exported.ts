import { moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. A server seed is in it once it is revealed. */
export const exported: readonly Section[] = [
  {
    name: 'seedPairs',
    table: 'seed_pair',
    id: 'id',
    fields: [...plain('id commitment client_seed nonce server_seed'), ...moments('created_at active_at revealed_at')],
  },
]
