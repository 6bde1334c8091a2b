import { useWords } from '#islands/Words.tsx'
import { Figures, resultEntry } from '#ui/Figures.tsx'

interface Props {
  sums: { stake: bigint; win: bigint; net: bigint }
  rounds: number
  money: (amount: bigint) => string
}

/** Sums over all rounds of the filter. A loss has a minus sign and no alarming colour. */
export function HistorySums({ sums, rounds, money }: Props) {
  const t = useWords<'member' | 'tables' | 'errors' | 'centre'>()
  return (
    <Figures
      entries={[
        { label: t('history.rounds'), value: String(rounds) },
        { label: t('history.stake'), value: money(sums.stake) },
        { label: t('history.win'), value: money(sums.win) },
        resultEntry(t('history.net'), sums.net, money),
      ]}
    />
  )
}
