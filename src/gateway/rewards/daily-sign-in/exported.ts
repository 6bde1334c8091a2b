import { amounts, moments, plain, type Section } from '#gateway/export-fields.ts'

/** What a member's export has of this area. */
export const exported: readonly Section[] = [
  {
    name: 'signedIn',
    table: 'sign_in',
    id: 'id',
    fields: [...plain('day days version kind currency'), ...amounts('amount'), ...moments('at')],
  },
]
