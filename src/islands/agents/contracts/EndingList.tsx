import type { Ending } from '#contract/agents/contracts/contract-request.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'

/** Contracts in the line below that end with a change. Left out without any. */
export function EndingList({ ends, locale }: { ends: readonly Ending[]; locale: string }) {
  const t = useWords<'contracts'>()
  const moment = useMoment(locale)
  if (ends.length === 0) return null
  return (
    <div className="endings">
      <p>{t('contract.ends', { count: ends.length })}</p>
      <ul>
        {ends.map(({ account, endsAt }) => (
          <li key={account}>{t('contract.ends.each', { account, date: moment(endsAt) })}</li>
        ))}
      </ul>
    </div>
  )
}
