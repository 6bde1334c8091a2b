import { createHash } from 'node:crypto'
import { string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

/** Lines per statement. */
const batch = 5_000

const HeadRow = type({ head: string() })
const LostRow = type({ line: string() })

/**
 * The newest posting of every account with real money, one line each: account, position in its chain, hash. An older
 * copy can prove that no earlier posting was rewritten, even by a superuser. Play money is left out, because it may be
 * deleted.
 */
export async function chainHeads(on: Executor): Promise<string> {
  const rows = await rowsOf(
    on,
    HeadRow,
    `SELECT a.id || ' ' || p.account_seq || ' ' || encode(p.hash, 'hex') AS head
     FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id AND p.account_seq = a.postings
     WHERE a.currency <> 'FUN' ORDER BY a.id`,
  )
  return rows.map(({ head }) => `${head}\n`).join('')
}

/** SHA-256 of the heads, as `sha256sum` computes it for a file with them. */
export function digestOf(heads: string): string {
  return createHash('sha256').update(heads).digest('hex')
}

/**
 * The lines of an older {@link chainHeads} that the chain no longer contains.
 *
 * @throws Error for an invalid line
 */
export async function lostHeads(on: Executor, kept: string): Promise<string[]> {
  const lines = kept.split('\n').filter((line) => line !== '')
  const heads = lines.map((line) => {
    const [, account, place, hash] = /^(\d+) (\d+) ([0-9a-f]{64})$/.exec(line) ?? []
    if (hash === undefined) throw new Error(`"${line}" is no head of a chain`)
    return { line, account, place, hash }
  })
  const lost: string[] = []
  for (let at = 0; at < heads.length; at += batch) {
    const rows = await rowsOf(
      on,
      LostRow,
      `SELECT h.line FROM jsonb_to_recordset(:heads::jsonb) AS h (line text, account bigint, place bigint, hash text)
       LEFT JOIN ledger_posting p ON p.account_id = h.account AND p.account_seq = h.place
       WHERE encode(p.hash, 'hex') IS DISTINCT FROM h.hash`,
      { heads: JSON.stringify(heads.slice(at, at + batch)) },
    )
    lost.push(...rows.map(({ line }) => line))
  }
  return lost
}
