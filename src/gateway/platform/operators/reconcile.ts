import { object, optional, string } from 'superstruct'
import { lostHeads } from '#gateway/platform/ledger/heads.ts'
import { printedFinding, printedVerdict, reconcile } from '#gateway/platform/ledger/reconcile.ts'
import { type Asked, operation } from './operation.ts'

/** The proofs of all areas, by what they prove. */
export interface Proofs {
  readonly checks: Readonly<Record<string, string>>
}

/**
 * `npm run reconcile`: proves the ledger and the areas' own records, line by line. With older heads of the chain it also
 * proves that none of them is gone, and gives the current ones as a file.
 */
export const reconcileOperation = operation({
  takes: object({ heads: optional(string()), keptIn: optional(string()) }),
  isNamed: false,
  run: async ({ deps: { database }, ports, out, stopped }: Asked<Proofs>, { heads, keptIn = 'the file' }) => {
    const lost = heads === undefined ? [] : await lostHeads(database, heads)
    if (heads !== undefined)
      out.line(`${lost.length === 0 ? 'holds ' : 'BROKEN'}  the chain has every head kept in ${keptIn}`)
    for (const line of lost.slice(0, 5)) out.line(`        ${line}`)
    const rules = Object.keys(ports.checks)
    let done = 0
    const progress = () => out.progress(done, rules.length, rules[done] ?? '')
    progress()
    const report = await reconcile(database, ports.checks, (finding) => {
      stopped.throwIfAborted()
      for (const line of printedFinding(finding)) out.line(line)
      done++
      progress()
    })
    for (const line of printedVerdict(report)) out.line(line)
    if (lost.length > 0 || !report.ok) return 1
    out.file('heads', Buffer.from(report.heads))
    return 0
  },
})
