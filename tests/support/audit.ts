import type { TestGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** The records about an account's security, oldest first. */
export async function actsOf({ deps }: TestGateway, { username }: Pick<Person, 'username'>): Promise<string[]> {
  const rows = await rowsAs<{ act: string }>(
    deps.database,
    'SELECT a.act FROM member_audit a JOIN member m ON m.id = a.member_id WHERE m.account = :username ORDER BY a.id',
    { username },
  )
  return rows.map(({ act }) => act)
}

/** Kinds of the messages that a member got, oldest first. */
export async function messagesOf({ deps }: TestGateway, { username }: Pick<Person, 'username'>): Promise<string[]> {
  const rows = await rowsAs<{ kind: string }>(
    deps.database,
    'SELECT p.kind FROM member_message p JOIN member m ON m.id = p.member_id WHERE m.account = :username ORDER BY p.id',
    { username },
  )
  return rows.map(({ kind }) => kind)
}
