import { useWords } from '#islands/Words.tsx'

interface Props {
  sums: { stake: bigint; win: bigint; net: bigint }
  rounds: number
  money: (amount: bigint) => string
}

/** Sums over all rounds of the filter. A loss has a minus sign and no alarming colour. */
export function HistorySums({ sums, rounds, money }: Props) {
  const t = useWords<'member' | 'tables' | 'errors' | 'centre'>()
  return (
    <dl className="figures">
      <Figure label={t('history.rounds')} value={String(rounds)} />
      <Figure label={t('history.stake')} value={money(sums.stake)} />
      <Figure label={t('history.win')} value={money(sums.win)} />
      <Figure
        label={t('history.net')}
        value={sums.net > 0n ? `+${money(sums.net)}` : money(sums.net)}
        direction={sums.net > 0n ? 'up' : sums.net < 0n ? 'down' : undefined}
      />
    </dl>
  )
}

function Figure({ label, value, direction }: { label: string; value: string; direction?: 'up' | 'down' | undefined }) {
  return (
    <div className={`figure${direction ? ` figure--${direction}` : ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
